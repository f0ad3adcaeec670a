#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "example.h"
#define C EXAMPLE_CHECK
static ur_context_handle_t ctx; static ur_queue_handle_t q; static ur_program_handle_t prog; static example_device *dev;
static double now(void){struct timespec t;clock_gettime(CLOCK_MONOTONIC,&t);return t.tv_sec*1e3+t.tv_nsec*1e-6;}
static ur_kernel_handle_t K(const char*n){ur_kernel_handle_t k;C(urKernelCreate(prog,n,&k));return k;}
static void *usm(size_t n){void*p;C(urUSMSharedAlloc(ctx,dev->device,NULL,NULL,n,&p));memset(p,0,n);return p;}
static const char*only;
static void run(const char*name,ur_kernel_handle_t k,unsigned dims,const size_t*g,const size_t*l,unsigned n,ur_exp_kernel_arg_properties_t*a,int reps){
  if(only&&strcmp(only,name))return;
  double best=1e30,sum=0;
  for(int r=0;r<reps+1;r++){double t=now();C(urEnqueueKernelLaunchWithArgsExp(q,k,dims,NULL,g,l,n,a,NULL,0,NULL,NULL));C(urQueueFinish(q));t=now()-t;if(r==0)continue;if(t<best)best=t;sum+=t;}
  printf("%-14s best %9.3f ms  mean %9.3f ms\n",name,best,sum/reps);fflush(stdout);
}
int main(int argc,char**argv){
  only=argc>2?argv[2]:NULL;
  C(urLoaderInit(0,NULL));example_device*d;if(!example_devices(&d))return 1;dev=&d[0];example_set_adapter(dev->adapter);
  printf("== %s (%s)\n",dev->name,dev->platform_name);
  C(urContextCreate(1,&dev->device,NULL,&ctx));
  C(urQueueCreate(ctx,dev->device,NULL,&q));
  prog=example_program(dev,ctx,argv[1]);
  enum{N=1<<22,M=512};
  float*x=usm(N*4),*y=usm(N*4),*o=usm(N*4);for(int i=0;i<N;i++){x[i]=(i%1000)*0.001f;y[i]=1;}
  float a=2;uint32_t n=N,m=M;
  {ur_exp_kernel_arg_properties_t A[]={example_pointer(0,y),example_pointer(1,x),example_value(2,4,&a),example_value(3,4,&n)};
   size_t g=N;run("saxpy",K("saxpy"),1,&g,NULL,4,A,20);size_t l=64;run("saxpy_l64",K("saxpy"),1,&g,&l,4,A,20);
   size_t gp=4194301;run("saxpy_prime",K("saxpy"),1,&gp,NULL,4,A,5);}
  {ur_exp_kernel_arg_properties_t A[]={example_pointer(0,x),example_pointer(1,o),example_local(2,256*4)};for(size_t l=8;l<=1024;l*=2){size_t g=N;printf("%zu ",l);A[2].size=l*4;run("reduce256",K("reduce"),1,&g,&l,3,A,5);}}
  {ur_exp_kernel_arg_properties_t A[]={example_pointer(0,x),example_pointer(1,y),example_pointer(2,o),example_value(3,4,&m)};size_t g[2]={M,M},l[2]={16,16};
   run("matmul512loc",K("matmul"),2,g,l,4,A,5);size_t l2[2]={64,1};run("matmul512naiv",K("naive"),2,g,l2,4,A,5);}
  {float sx=3.0f/1024;uint32_t w=1024;ur_exp_kernel_arg_properties_t A[]={example_pointer(0,o),example_value(1,4,&w),example_value(2,4,&sx)};size_t g[2]={1024,1024};run("mandel1024",K("mandel"),2,g,NULL,3,A,5);}
  {uint32_t w=8192;ur_exp_kernel_arg_properties_t A[]={example_pointer(0,x),example_pointer(1,o),example_value(2,4,&w)};size_t g=8192;run("nbody8192",K("nbody"),1,&g,NULL,3,A,3);}
  {ur_exp_kernel_arg_properties_t A[]={example_pointer(0,o),example_pointer(1,x)};size_t g=N;run("math",K("math"),1,&g,NULL,2,A,5);}
  {uint32_t*u=(uint32_t*)usm(N*4),*b=usm(1024);for(int i=0;i<N;i++)u[i]=i*2654435761u>>11;ur_exp_kernel_arg_properties_t A[]={example_pointer(0,u),example_pointer(1,b),example_value(2,4,&n)};size_t g=16384,l=256;run("hist",K("hist"),1,&g,&l,3,A,5);}
  if(!only||!strncmp(only,"tiny",4)){ur_kernel_handle_t k=K("tiny");int*p=usm(4096);ur_exp_kernel_arg_properties_t A[]={example_pointer(0,p)};
   for(int form=0;form<4;form++){size_t g=form&1?64:1,l=form&1?8:1;int cnt=100000;
    double best=1e30,sb=0;for(int r=0;r<3;r++){double t=now();
     for(int i=0;i<cnt;i++){C(urEnqueueKernelLaunchWithArgsExp(q,k,1,NULL,&g,&l,1,A,NULL,0,NULL,NULL));if(form>=2)C(urQueueFinish(q));}
     double s=now()-t;C(urQueueFinish(q));t=now()-t;if(t<best){best=t;sb=s;}if(form>=2)break;}
    printf("tiny %dx%d %-9s %8.0f ns/launch (submit %6.0f ns)\n",(int)(g/l),(int)l,form>=2?"sync":"async",best*1e6/cnt,sb*1e6/cnt);fflush(stdout);}
   printf("p[0]=%d\n",p[0]);
   /* out-of-order queue */
   ur_queue_properties_t qp={.stype=UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,.flags=UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};ur_queue_handle_t q2;C(urQueueCreate(ctx,dev->device,&qp,&q2));
   size_t g=1,l=1;double t=now();for(int i=0;i<100000;i++)C(urEnqueueKernelLaunchWithArgsExp(q2,k,1,NULL,&g,&l,1,A,NULL,0,NULL,NULL));C(urQueueFinish(q2));t=now()-t;printf("tiny out-of-order   %8.0f ns/launch\n",t*10);
   t=now();for(int i=0;i<20000;i++){ur_event_handle_t e;C(urEnqueueKernelLaunchWithArgsExp(q2,k,1,NULL,&g,&l,1,A,NULL,0,NULL,&e));C(urEventWait(1,&e));C(urEventRelease(e));}t=now()-t;printf("tiny event wait     %8.0f ns/launch\n",t*50);
   ur_event_handle_t prev=NULL;t=now();for(int i=0;i<20000;i++){ur_event_handle_t e;C(urEnqueueKernelLaunchWithArgsExp(q2,k,1,NULL,&g,&l,1,A,NULL,prev!=NULL,prev?&prev:NULL,&e));if(prev)C(urEventRelease(prev));prev=e;}C(urQueueFinish(q2));t=now()-t;printf("tiny event chain    %8.0f ns/launch\n",t*50);
  }
  return 0;
}
