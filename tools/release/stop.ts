/** How `npm run release` ends; documented in docs/releasing.md. */
export const EXIT_CODES = {
  done: 0,
  /** Wrong words on the command line, or something nobody expected. */
  failed: 1,
  /** The gate said no. */
  refused: 2,
  /** Published already, or somebody else has moved it. */
  conflict: 3,
  /** No token, or one that is not for this. */
  forbidden: 4,
  unreachable: 5,
} as const;
export type Exit = keyof typeof EXIT_CODES;

/** Ends a command with a sentence for whoever has typed it. */
export class Stop extends Error {
  override readonly name = 'Stop';
  constructor(
    readonly exit: Exclude<Exit, 'done'>,
    sentence: string,
    /** What a program gets to read beside the sentence. */
    readonly facts: object = {},
  ) {
    super(sentence);
  }
}
