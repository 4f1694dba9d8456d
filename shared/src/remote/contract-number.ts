/** Raised when the shell and a remote of the day before would no longer understand each other. */
export const REMOTE_CONTRACT = 1;
