import type { TaskSummary } from '@metier/sdk/contract';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../../dependencies';
import { summarizeTasks } from '../../tasks/tasks.repository';

type TaskSource = Pick<Dependencies, 'db' | 'clock'>;

/** Open tasks by kind. */
export async function listTasks({ db, clock }: TaskSource): Promise<TaskSummary[]> {
  const rows = await summarizeTasks(db, clock());
  return rows.map(({ lateSeconds, lastError, ...row }) => ({
    ...row,
    late_seconds: lateSeconds,
    last_error: lastError,
  }));
}

/** Registers gauges of the open tasks. All processes report the same table, so its maximum is the value. */
export function measureTasks(registry: Registry, source: TaskSource): void {
  const options = { registers: [registry], aggregator: 'max' as const };
  // Without the database there are no figures; the readiness says so.
  const read = () => listTasks(source).catch(() => []);
  new Gauge({
    name: 'tasks',
    help: 'Open tasks, by kind and state: waiting, due or dead',
    labelNames: ['kind', 'state'] as const,
    ...options,
    async collect() {
      const summaries = await read();
      this.reset();
      for (const { kind, waiting, due, dead } of summaries)
        for (const [state, count] of Object.entries({ waiting, due, dead })) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'tasks_late_seconds',
    help: 'For how long the oldest task has been due, by kind',
    labelNames: ['kind'] as const,
    ...options,
    async collect() {
      const summaries = await read();
      this.reset();
      for (const { kind, late_seconds: seconds } of summaries) this.set({ kind }, seconds);
    },
  });
}
