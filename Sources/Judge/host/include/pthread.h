// A worker has one thread, so what a thread keeps is kept once.
#pragma once
typedef unsigned pthread_key_t;
int pthread_key_create(pthread_key_t *_Nonnull key, void (*_Nullable end)(void *_Nonnull));
void *_Nullable pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *_Nullable value);
