import type { Http } from '@metier/sdk/api';

/** Allows only reading calls; reports every failed or refused call. */
export function createReadOnlyHttp(http: Http, onFailure: () => void): Http {
  const refuse = () => {
    onFailure();
    return Promise.reject(new Error('Writes are not allowed while prefetching'));
  };
  const watch = <Result>(call: Promise<Result>) => {
    call.catch(onFailure);
    return call;
  };
  return {
    get: (path, options) => watch(http.get(path, options)),
    list: (path, options) => watch(http.list(path, options)),
    post: refuse,
    put: refuse,
    patch: refuse,
    delete: refuse,
  };
}

/** Calls `onWrite` before and after every writing call. */
export function watchWrites(http: Http, onWrite: () => void): Http {
  const watch = <Result>(call: () => Promise<Result>) => {
    onWrite();
    return call().finally(onWrite);
  };
  return {
    get: http.get,
    list: http.list,
    post: (path, body, options) => watch(() => http.post(path, body, options)),
    put: (path, body, options) => watch(() => http.put(path, body, options)),
    patch: (path, body, options) => watch(() => http.patch(path, body, options)),
    delete: (path, options) => watch(() => http.delete(path, options)),
  };
}
