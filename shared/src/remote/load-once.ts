/**
 * Keeps what a successful import gave, and forgets a failed one, so that the next call tries again. The value can be
 * read synchronously once it is there.
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
