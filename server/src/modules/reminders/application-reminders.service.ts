import { UNDECIDED_DAYS } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { markSeen, postponeReminder } from './reminders.repository';

const UNDECIDED_MS = UNDECIDED_DAYS * 24 * 60 * 60_000;

/** Records the company's first look at an application, which ends the reminders to take one. */
export async function noteView(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Queryable,
  applicationId: number,
): Promise<void> {
  const now = clock();
  await markSeen(tx, applicationId, now, new Date(now.getTime() + UNDECIDED_MS));
}

/** Postpones the reminder of an application, because its candidate has heard from the company. */
async function noteCompanyNews(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Queryable,
  applicationId: number,
): Promise<void> {
  const now = clock();
  await postponeReminder(tx, applicationId, now, new Date(now.getTime() + UNDECIDED_MS));
}

/** Registers what a company's message does to the reminders of its application. */
export function handleMessageEvents(dependencies: Dependencies): void {
  dependencies.domainEvents.on('company.wrote', (tx, { application }) =>
    noteCompanyNews(dependencies, tx, application),
  );
}
