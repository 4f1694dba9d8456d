/**
 * Memoizes a successful import; a failed one is discarded, so that the next call tries again. `get` returns
 * the value synchronously once it is loaded.
 */
export function loadOnce<Module>(load: () => Promise<Module>) {
  let pending: Promise<Module> | undefined;
  let loaded: Module | undefined;
  return {
    get: () => loaded,
    load(): Promise<Module> {
      pending ??= load().then(
        (module) => (loaded = module),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}
