/** Long enough for a passing hitch, too short to be noticed. */
const PAUSE_MS = 300;

/** Tries once more, after a pause, what did not work. Rejects with what was wrong the second time. */
export const tryTwice = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return attempt();
  });
