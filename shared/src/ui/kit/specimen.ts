import type { ReactNode } from 'react';

/** A piece of the kit with its states. */
export interface Specimen {
  /** The names of the exports it shows, the main one first. */
  readonly pieces: readonly string[];
  /** When to take it. */
  readonly use: string;
  /** Its states stand beside one another. */
  readonly isSmall?: true;
  /** Each state by its name; `id` is another one for each time the piece is drawn. */
  readonly states: Readonly<Record<string, (id: string) => ReactNode>>;
}
