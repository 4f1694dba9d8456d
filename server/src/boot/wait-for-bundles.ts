/** Argument of a server whose parent process still builds the bundles that it is to publish. */
export const BUILDING_FLAG = '--bundles-are-building';
/** Message of the parent process once they are built. */
export const BUILT_MESSAGE = 'bundles-built';

/** Resolves once the bundles are built: at once, unless the parent process says otherwise. */
export function waitForBundles(): Promise<void> {
  if (!process.send || !process.argv.includes(BUILDING_FLAG)) return Promise.resolve();
  return new Promise((resolve) => {
    const take = (message: unknown) => {
      if (message !== BUILT_MESSAGE) return;
      process.off('message', take);
      resolve();
    };
    process.on('message', take);
  });
}
