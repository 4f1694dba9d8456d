import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { HALF, measureResponse } from './measure-response';
import { listCompaniesAfter, listSamples, putResponseTimes } from './response-times.repository';

const measureTask = defineTask('measure-response-times');
const nextCompaniesTask = defineTask<{ after: number; night: string }>('measure-next-response-times');

const NIGHT = { hour: 3 };
/** Applications older than this say little about the company of today. */
const WINDOW_MS = 180 * 24 * 60 * 60_000;
/** Companies that one transaction measures. */
const COMPANIES_AT_ONCE = 50;

/** Within how many days every second application to a company has its first answer, as of now. */
export async function measureHalf(db: Queryable, company: number, now: Date): Promise<number | null> {
  const samples = await listSamples(db, [company], { since: new Date(now.getTime() - WINDOW_MS), now });
  return measureResponse(samples.get(company) ?? [], HALF);
}

async function measureCompanies(
  { tasks, clock }: Pick<Dependencies, 'tasks' | 'clock'>,
  tx: Queryable,
  { after, night }: { readonly after: number; readonly night: string },
): Promise<void> {
  const now = clock();
  const companies = await listCompaniesAfter(tx, after, COMPANIES_AT_ONCE);
  const samples = await listSamples(tx, companies, { since: new Date(now.getTime() - WINDOW_MS), now });
  const times = [...samples].map(([jobproviderId, of]) => ({ jobproviderId, days: measureResponse(of) }));
  await putResponseTimes(tx, times, now);
  const last = companies.at(-1);
  if (last === undefined || companies.length < COMPANIES_AT_ONCE) return;
  const payload = { after: last, night };
  await tasks.schedule(tx, nextCompaniesTask, { key: `${night}:${last}`, dueAt: now, payload });
}

/** Registers the measuring of all companies, every night. */
export function handleResponseTimeTasks(dependencies: Dependencies): void {
  const { tasks } = dependencies;
  tasks.handle(
    measureTask,
    (tx, { key }) => measureCompanies(dependencies, tx, { after: 0, night: key }),
    (now) => nextSwissTime(now, NIGHT),
  );
  tasks.handle(nextCompaniesTask, (tx, { payload }) => measureCompanies(dependencies, tx, payload));
}
