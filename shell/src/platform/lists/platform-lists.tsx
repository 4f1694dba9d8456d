import { readDetail } from '@metier/sdk/api';
import { Link, useNavigation, useRevalidator } from '@metier/sdk/router';
import { Card, EmptyState, ErrorPanel, Segments } from '@metier/sdk/ui';
import { AuditTable } from './audit-table';
import { FailuresTable } from './failures-table';
import { HistoryTable } from './history-table';
import type { PlatformList } from '../load-platform';
import { listAddress, LISTS, type ListName } from '../platform-view';
import styles from '../platform.module.css';
import { TasksTable } from './tasks-table';
import { platformTexts } from '../platform.texts';

const { lists: texts, failed } = platformTexts;

interface PlatformListsProps {
  list: PlatformList;
  now: number;
}

/** Failures, history and audit, one list at a time; the choice is in the address. */
export function PlatformLists({ list, now }: PlatformListsProps) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <section aria-labelledby="happened" className={styles.section}>
      <div className={styles.listHead}>
        <h2 id="happened">{texts.label}</h2>
        <Segments<ListName>
          label={texts.label}
          current={list.name}
          segments={LISTS.map((value) => ({ value, label: texts.names[value] }))}
          renderLink={(value, children, props) => (
            <Link {...props} to={listAddress(value)} replace preventScrollReset>
              {children}
            </Link>
          )}
        />
      </div>
      <Card kind="flush">
        <ListBody list={list} now={now} isLoading={isLoading} />
      </Card>
    </section>
  );
}

function ListBody({ list, now, isLoading }: PlatformListsProps & { isLoading: boolean }) {
  if ('error' in list) return <ListFailure error={list.error} />;
  if (list.items.length === 0) {
    const { empty, emptyHint } = texts[list.name];
    return <EmptyState bare level={3} icon="check-circle" title={empty} text={emptyHint} />;
  }
  const props = { now, busy: isLoading };
  if (list.name === 'failures') return <FailuresTable failures={list.items} {...props} />;
  if (list.name === 'history') return <HistoryTable moves={list.items} {...props} />;
  if (list.name === 'tasks') return <TasksTable tasks={list.items} busy={isLoading} />;
  return <AuditTable entries={list.items} {...props} />;
}

function ListFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      bare
      level={3}
      title={texts.failed}
      message={readDetail(error, failed.safe)}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
