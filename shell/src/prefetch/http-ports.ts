import type { Http } from '@metier/shared/api';

/** Lets reading pass and nothing else; tells when an answer was no good. */
export function createReadingHttp(http: Http, onFailure: () => void): Http {
  const refuse = () => {
    onFailure();
    return Promise.reject(new Error('Nothing is written ahead'));
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

/** Tells of every call that writes, before and after. */
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
