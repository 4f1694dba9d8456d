/** Ends the task: a start is done in pieces, between which the browser answers whoever is there already. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
