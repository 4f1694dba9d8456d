import { Table, useTexts } from '@metier/sdk/ui';
import styles from './legal-page.module.css';
import type { DataRow } from './legal-text';
import { legalTexts } from './legal.texts';

export function DataTable({ caption, rows }: { caption: string; rows: readonly DataRow[] }) {
  const { what, why, until } = useTexts(legalTexts).columns;
  return (
    <div className={styles.table}>
      <Table
        caption={caption}
        rows={rows}
        getKey={(row) => row.what}
        columns={[
          {
            label: what,
            kind: 'title',
            render: (row) => (
              <>
                {row.what}
                {row.detail && <span className={styles.detail}>{row.detail}</span>}
              </>
            ),
          },
          { label: why, render: (row) => row.why },
          { label: until, render: (row) => row.until },
        ]}
      />
    </div>
  );
}
