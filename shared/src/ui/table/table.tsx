import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

export interface TableColumn<Row> {
  /** Header of the column; shown before the value in card layout. */
  label: string;
  render: (row: Row) => ReactNode;
  /**
   * `title` is the heading of the card and the row header, `actions` is the last line of the card; neither
   * shows its label there.
   */
  kind?: 'title' | 'actions';
  /** Aligns numbers to the end of the column. */
  align?: 'end';
}

export interface TableProps<Row> {
  /** Accessible caption, visually hidden. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  /** Other rows are loading. */
  busy?: boolean;
}

/** A table; below 700 px container width each row is a card, still exposed as a row to screen readers. */
export function Table<Row>({ caption, columns, rows, getKey, busy }: TableProps<Row>) {
  // Explicit roles, because `display: block` removes the table semantics.
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
