import { randomUUID } from 'node:crypto';
import type { Interview, InterviewOffer } from '@metier/sdk/contract';
import { canOfferInterview, hasEnded } from '@metier/sdk/rules';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { notifyInterviewOffered } from '../notifications/interview-notifications.service';
import type { Viewer } from '../viewer';
import { isOver } from './interviews.changes';
import { readDetails, readSlots } from './interviews.input';
import {
  findInterview,
  insertInterview,
  listOpenInterviewsOf,
  lockReceivedApplication,
  replaceSlots,
} from './interviews.repository';
import { readInterview } from './interviews.service';
import { interviewsTexts as texts } from './interviews.texts';

/**
 * Offers times to the candidate of an application that the viewer's company has invited; a shortlisted one is
 * invited with the offer. One open interview per application; 409 while there is another.
 */
export async function offerInterview(
  dependencies: Dependencies,
  viewer: Viewer,
  { application: applicationId, slots, ...body }: InterviewOffer,
): Promise<Interview> {
  const { db, clock, domainEvents } = dependencies;
  const now = clock();
  const times = readSlots(slots, now);
  const { interviewers, ...details } = readDetails(body, undefined);
  return inTransaction(db, async (tx) => {
    const received = await lockReceivedApplication(tx, viewer.id, applicationId);
    if (!received) throw refuse.missing();
    const { status, ...sides } = received;
    if (!canOfferInterview(status)) throw refuse.conflict(hasEnded(status) ? texts.ended : texts.notInvited);
    const open = await listOpenInterviewsOf(tx, { applicationId });
    if (open.some((one) => !isOver(one, now))) throw refuse.conflict(texts.alreadyOpen);
    await domainEvents.emit(tx, 'interview.offered', { viewer, application: applicationId });
    const id = await insertInterview(tx, {
      ...details,
      interviewers: [...interviewers],
      ...{ applicationId, ...sides },
      uid: `${randomUUID()}@metier`,
      createdAt: now,
    });
    await replaceSlots(tx, id, 'job_provider', times, { isAll: true });
    const offered = await findInterview(tx, id);
    if (!offered) throw new Error('The interview was not inserted.');
    await notifyInterviewOffered(dependencies, tx, offered.interview, times, undefined);
    return readInterview(tx, id);
  });
}
