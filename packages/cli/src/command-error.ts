/** Exit codes of `metier` and `npm run release`; documented in docs/releasing.md. */
export const EXIT_CODES = {
  done: 0,
  /** Invalid command line, or an unexpected error. */
  failed: 1,
  /** Refused by the gate. */
  refused: 2,
  /** Already published, or moved concurrently. */
  conflict: 3,
  /** No token, or a token without permission for this. */
  forbidden: 4,
  unreachable: 5,
  /** A person has to approve it first. */
  waiting: 6,
} as const;
export type Exit = keyof typeof EXIT_CODES;

/** Ends a command with an error message for the user. */
export class CommandError extends Error {
  override readonly name = 'Stop';
  constructor(
    readonly exit: Exclude<Exit, 'done'>,
    sentence: string,
    /** Machine-readable details in addition to the sentence. */
    readonly errorDetails: object = {},
  ) {
    super(sentence);
  }
}
