import type { Interview } from '@metier/sdk/contract';
import { isInterviewOpen } from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { isSigned } from '../../signing';
import { isOver } from './interviews.changes';
import { findInterview } from './interviews.repository';
import { readInterview, type Actor } from './interviews.service';
import { interviewsTexts as texts } from './interviews.texts';

const MAX_ID = 2_147_483_647;

/** The interview of a mailed link, and the candidate who follows it; 400 once the interview has ended. */
export async function followLink(
  { db, config, clock }: Dependencies,
  token: string,
): Promise<{ readonly id: number; readonly actor: Actor }> {
  const [text = '', signature = ''] = token.split('.');
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  const row = id > 0 && id <= MAX_ID ? await findInterview(db, id) : undefined;
  if (!row || !isSigned(config.sessionSecret, 'interview', `${text}.${row.interview.uid}`, signature))
    throw refuse.field('token', texts.unknownLink);
  if (!isInterviewOpen(row.interview.state) || isOver(row, clock()))
    throw refuse.field('token', texts.endedLink);
  return { id, actor: { side: 'job_seeker', isVisible: ({ interview }) => interview.id === id } };
}

/** The interview with the address of its calendar file that needs no session. */
const withLink = (interview: Interview, token: string): Interview => ({
  ...interview,
  calendar: interview.calendar && `/api/interviews/link/calendar/?token=${encodeURIComponent(token)}`,
});

export async function getInterviewByLink(dependencies: Dependencies, token: string): Promise<Interview> {
  const { id } = await followLink(dependencies, token);
  return withLink(await readInterview(dependencies.db, id), token);
}

/** Changes the interview of a mailed link as its candidate. */
export async function changeByLink(
  dependencies: Dependencies,
  token: string,
  change: (actor: Actor, id: number) => Promise<Interview>,
): Promise<Interview> {
  const { id, actor } = await followLink(dependencies, token);
  return withLink(await change(actor, id), token);
}
