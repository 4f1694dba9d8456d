import type { Contact } from '@metier/sdk/contract';

/** What data is stored, its purpose and its retention. */
export interface DataRow {
  readonly what: string;
  readonly detail?: string;
  readonly why: string;
  readonly until: string;
}

/** A paragraph, a list of points, or a table of data. */
export type LegalBlock =
  | string
  | { readonly points: readonly string[] }
  | { readonly caption: string; readonly rows: readonly DataRow[] };

export interface LegalSection {
  /** URL fragment, `#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page as data; operator-specific values are filled in from the configuration. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly sections: (contact: Contact) => readonly LegalSection[];
}
