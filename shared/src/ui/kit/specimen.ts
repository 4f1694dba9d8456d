import type { ReactNode } from 'react';

/** An entry of the style guide: a piece of the kit with its states. */
export interface Specimen {
  /** The names of the exports it shows, the main one first. */
  readonly pieces: readonly string[];
  /** When to use it. */
  readonly use: string;
  /** Lays out the states side by side. */
  readonly isSmall?: true;
  /** Each state by its name; `id` is unique per rendering. */
  readonly states: Readonly<Record<string, (id: string) => ReactNode>>;
}
