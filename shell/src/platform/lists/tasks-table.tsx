import type { TaskSummary } from '@metier/sdk/contract';
import { formatCount } from '@metier/sdk/rules';
import { Badge, Table } from '@metier/sdk/ui';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';

const { tasks: texts } = platformTexts.lists;

/** Shorter delays are those of the server's polling. */
const ON_TIME_SECONDS = 30;

interface TasksTableProps {
  tasks: readonly TaskSummary[];
  busy: boolean;
}

export function TasksTable({ tasks, busy }: TasksTableProps) {
  return (
    <Table
      caption={texts.caption}
      busy={busy}
      rows={tasks}
      getKey={({ kind }) => kind}
      columns={[
        {
          label: texts.kind,
          kind: 'title',
          render: ({ kind }) => <span className={styles.whole}>{kind}</span>,
        },
        { label: texts.waiting, render: ({ waiting }) => formatCount(waiting) },
        { label: texts.due, render: ({ due }) => formatCount(due) },
        {
          label: texts.dead,
          render: ({ dead }) =>
            dead > 0 ? <Badge tone="accent">{formatCount(dead)}</Badge> : formatCount(dead),
        },
        {
          label: texts.late,
          render: ({ late_seconds: seconds }) =>
            seconds > ON_TIME_SECONDS ? texts.seconds(seconds) : texts.onTime,
        },
        { label: texts.error, render: ({ last_error: error }) => error ?? '' },
      ]}
    />
  );
}
