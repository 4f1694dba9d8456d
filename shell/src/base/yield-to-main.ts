/** Yields to the main thread, so that the browser can handle input between the steps of startup. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const { requestIdleCallback = setTimeout } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    requestIdleCallback(() => resolve());
  });
