import { FileStoreError, type FileStore } from './file-store';

/** Minimum interval between two checks, each of which writes to the disk or calls the bucket. */
const CHECK_MS = 3_000;

/** Wraps a store: failed system calls reject with `FileStoreError`, and the result of `check` is cached. */
export function withStoreErrors(store: FileStore): FileStore {
  let checkedAt = -Infinity;
  let check: Promise<void> | undefined;
  return {
    write: (content, policy) => store.write(content, policy).catch(toStoreError),
    keep: (content) => store.keep(content).catch(toStoreError),
    put: (id, content) => store.put(id, content).catch(toStoreError),
    read: (id) => store.read(id).catch(toStoreError),
    remove: (id) => store.remove(id).catch(toStoreError),
    check() {
      if (check && performance.now() - checkedAt < CHECK_MS) return check;
      checkedAt = performance.now();
      return (check = store.check().catch(toStoreError));
    },
    close: () => store.close(),
  };
}

/** Errors of the content, such as an aborted request, are the caller's. */
function toStoreError(error: unknown): never {
  throw (error as NodeJS.ErrnoException).syscall ? new FileStoreError(error as Error) : error;
}
