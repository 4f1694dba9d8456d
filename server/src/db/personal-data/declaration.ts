import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** About one person, about two people or a company and a person, or about no person. */
export type ColumnClass = 'personal' | 'shared' | 'not personal';

/** An account, and what its rows may be found by elsewhere. */
export interface DataSubject {
  readonly userId: number;
  /** Its address, in lower case, to which mails are sent. */
  readonly emails: readonly string[];
  /** The same once it is confirmed: what belongs to an address belongs to the account only then. */
  readonly confirmedEmails: readonly string[];
  /** Names, addresses and phone numbers that occur in texts which the server composes. */
  readonly words: readonly string[];
}

/** What becomes of the rows of a person. */
export type OnDeletion =
  /** Deleted, with those about the person. */
  | 'deleted'
  /** Kept without the person, by code of its own. */
  | 'anonymised'
  /** Kept; the columns `cleared` become null or empty. */
  | 'cleared'
  /** Kept, because nothing in them leads to the person. */
  | 'kept';

export type OnExport =
  | 'included'
  /** Not in the archive, which says so. */
  | 'withheld'
  /** No data of the person's own. */
  | 'none';

export interface TableDeclaration<Table extends PgTable = PgTable> {
  readonly table: Table;
  readonly columns: Readonly<Record<keyof Table['$inferSelect'] & string, ColumnClass>>;
  /** Personal columns that are never exported: hashes and keys. */
  readonly secret?: readonly (keyof Table['$inferSelect'] & string)[];
  /** Rows of the person; left out where no row belongs to a person. */
  readonly rows?: (person: DataSubject) => SQL | undefined;
  /** Rows about the person that belong to others. */
  readonly about?: (person: DataSubject) => SQL | undefined;
  readonly onExport: OnExport;
  readonly onDeletion: OnDeletion;
  readonly cleared?: readonly (keyof Table['$inferSelect'] & string)[];
  /** What becomes of the rows of an application that is anonymised; for tables with an `applicationId`. */
  readonly onAnonymisation?: 'deleted' | 'kept';
  /** Why, where it is not obvious. */
  readonly why?: string;
}

/**
 * Whose data the tables hold, and what becomes of it, by the names of the tables in the schema. Export, deletion and
 * anonymisation read it; `npm run check` refuses a table that no module declares.
 */
export type PersonalData = Readonly<Record<string, TableDeclaration>>;

/** Declares a table; the compiler refuses a column that is missing, or that does not exist. */
export const declare = <Table extends PgTable>(
  table: Table,
  declaration: Omit<TableDeclaration<Table>, 'table'>,
): TableDeclaration => ({ table, ...declaration }) as unknown as TableDeclaration;

/** Declares a table in which no row belongs to a person. */
export const declareImpersonal = <Table extends PgTable>(
  table: Table,
  columns: readonly (keyof Table['$inferSelect'] & string)[],
  why?: string,
): TableDeclaration => ({
  table,
  columns: Object.fromEntries(columns.map((column) => [column, 'not personal'])),
  onExport: 'none',
  onDeletion: 'kept',
  ...(why && { why }),
});
