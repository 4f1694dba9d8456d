import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

export interface TableColumn<Row> {
  /** Heads the column; in a card it stands before its value. */
  label: string;
  /** Draws the cell. */
  render: (row: Row) => ReactNode;
  /** `title` heads the card and its row, `actions` are its last line; neither shows its label there. */
  kind?: 'title' | 'actions';
  /** Numbers stand at the end of their column. */
  align?: 'end';
}

export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  /** Other rows are on their way. */
  busy?: boolean;
}

/** A table; where it has less than 700 px each row is a card, and still a row to a screen reader. */
export function Table<Row>({ caption, columns, rows, getKey, busy }: TableProps<Row>) {
  // Drawn as blocks, a table would be none any more: the roles hold.
  return (
    <div className={styles.room}>
      <table role="table" aria-busy={busy} className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.label}
                role="columnheader"
                scope="col"
                className={joinClasses(styles.label, endClass(column))}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={getKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.label} column={column}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const endClass = ({ align, kind }: Pick<TableColumn<never>, 'align' | 'kind'>) =>
  (align === 'end' || kind === 'actions') && styles.end;

type CellColumn = Pick<TableColumn<never>, 'label' | 'kind' | 'align'>;

function Cell({ column, children }: { column: CellColumn; children: ReactNode }) {
  const className = joinClasses(styles.cell, column.kind && styles[column.kind], endClass(column));
  if (column.kind === 'title') {
    return (
      <th role="rowheader" scope="row" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-label={column.label}>
      {children}
    </td>
  );
}
