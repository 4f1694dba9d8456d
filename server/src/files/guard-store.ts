import { FileStoreError, type FileStore } from './file-store';

/** However often it is asked for, the disk is written to, or the bucket asked, no more often than this. */
const CHECK_MS = 3_000;

/** The same store, with `FileStoreError` for what a system call failed with, and a check that is remembered. */
export function guardStore(store: FileStore): FileStore {
  let checkedAt = -Infinity;
  let check: Promise<void> | undefined;
  return {
    write: (content, policy) => store.write(content, policy).catch(explain),
    put: (id, content) => store.put(id, content).catch(explain),
    read: (id) => store.read(id).catch(explain),
    remove: (id) => store.remove(id).catch(explain),
    check() {
      if (check && performance.now() - checkedAt < CHECK_MS) return check;
      checkedAt = performance.now();
      return (check = store.check().catch(explain));
    },
    close: () => store.close(),
  };
}

/** Errors of the content, such as those of a request that was cut, are the caller's. */
function explain(error: unknown): never {
  throw (error as NodeJS.ErrnoException).syscall ? new FileStoreError(error as Error) : error;
}
