import type { Contact } from '@metier/shared/contract';

/** What is stored, what for and for how long. */
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
  /** Its place in the address, `#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A page of rules as data; what depends on the operator is filled in from the configuration. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly sections: (contact: Contact) => readonly LegalSection[];
}
