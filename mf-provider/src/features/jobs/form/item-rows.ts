/** A row of a list; its id stays stable when it moves. */
export interface Row {
  readonly id: number;
  readonly text: string;
}

/** Always contains an empty row, so that there is room for the next entry. */
export type Rows = readonly Row[];

export const startRows = (texts: readonly string[]): Rows => insertRows([], 0, texts);

const isEmpty = (row: Row) => row.text.trim() === '';

const nextId = (rows: Rows) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

export const findEmptyRow = (rows: Rows) => rows.findIndex(isEmpty);

function keepEmptyRow(rows: Rows): Rows {
  return findEmptyRow(rows) >= 0 ? rows : [...rows, { id: nextId(rows), text: '' }];
}

export function writeRow(rows: Rows, index: number, text: string): Rows {
  return keepEmptyRow(rows.map((row, at) => (at === index ? { ...row, text } : row)));
}

export function insertRows(rows: Rows, index: number, texts: readonly string[]): Rows {
  const first = nextId(rows);
  const added = texts.map((text, offset) => ({ id: first + offset, text }));
  return keepEmptyRow([...rows.slice(0, index), ...added, ...rows.slice(index)]);
}

export function removeRow(rows: Rows, index: number): Rows {
  return keepEmptyRow(rows.filter((_, at) => at !== index));
}
