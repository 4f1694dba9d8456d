import { DAY, randomTimeAfter } from '../calendar';
import { textsIn, type Language, type MessageKind } from '../data/index';
import type { DemoApplication, DemoMessage } from '../demo-board';
import { makeRandom, type Random } from '../random';
import { fillPlaceholders } from './fill-in';
import type { Parties } from './make-applications';

/** The company writes first; then the two take turns. */
const threads: Partial<Record<DemoApplication['status'], MessageKind[][]>> = {
  reviewed: [['question'], ['question', 'answer']],
  shortlisted: [['invitation'], ['invitation', 'acceptance'], ['question', 'answer', 'invitation']],
  interview: [
    ['invitation', 'acceptance'],
    ['question', 'answer', 'invitation', 'acceptance'],
  ],
  hired: [
    ['invitation', 'acceptance', 'welcome'],
    ['welcome', 'thanks'],
  ],
  rejected: [['regret'], ['invitation', 'acceptance', 'regret']],
};

/**
 * Messages for about half of the processed applications and for 90 % of those of the two demo accounts,
 * oldest first.
 */
export function makeMessages(
  applications: readonly DemoApplication[],
  parties: Parties,
  today: Date,
): DemoMessage[] {
  const messages = applications
    .flatMap((application) => makeThread(application, parties, today))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  // Both demo accounts have unread messages: the latest of two different threads.
  for (const userId of [1, 2]) leaveUnread(messages, userId, 2);
  return messages;
}

function leaveUnread(messages: DemoMessage[], userId: number, threadCount: number): void {
  const latest = new Map(messages.map((message) => [message.applicationId, message]));
  const toUser = [...latest.values()].filter(({ recipientId }) => recipientId === userId);
  for (const message of toUser.slice(-threadCount)) message.readAt = null;
}

function makeThread(application: DemoApplication, parties: Parties, today: Date): DemoMessage[] {
  const random = makeRandom(`thread ${application.id} ${application.seekerId} ${application.jobId}`);
  const job = parties.jobs[application.jobId - 1];
  const company = parties.companies[(job?.companyId ?? 0) - 1];
  const seeker = parties.seekers[application.seekerId - 1];
  const kinds = threads[application.status];
  if (!job || !company || !seeker || !kinds) return [];
  const isDemo = seeker.id === 1 || company.id === 1;
  if (!random.chance(isDemo ? 0.9 : 0.45)) return [];
  const contact = parties.users[company.userId - 1];
  const title = job.title;
  const values = {
    title,
    company: company.name,
    name: `${seeker.firstname} ${seeker.lastname}`,
    contact: `${contact?.firstName} ${contact?.lastName}`,
  };
  let createdAt = application.moves[0]?.movedAt ?? application.submittedAt;
  return random.pick(kinds).map((kind, index) => {
    createdAt = randomTimeAfter(random, createdAt, 0.5, 40, today);
    const fromCompany = index % 2 === 0 && !isReply(kind);
    return {
      applicationId: application.id,
      senderId: fromCompany ? company.userId : seeker.userId,
      recipientId: fromCompany ? seeker.userId : company.userId,
      subject: `Regarding your application for ${title}`,
      body: fillPlaceholders(random.pick(textsIn(job.language).messages[kind]), {
        ...values,
        day: writeDay(createdAt, job.language, random),
      }),
      readAt: chooseReading(createdAt, today, random),
      createdAt,
    };
  });
}

const isReply = (kind: MessageKind) => kind === 'acceptance' || kind === 'answer' || kind === 'thanks';

/** A weekday within two weeks after `moment`, formatted for a letter. */
function writeDay(moment: Date, language: Language, random: Random): string {
  let day = new Date(moment.getTime() + random.integer(4, 12) * DAY);
  while ([0, 6].includes(day.getUTCDay())) day = new Date(day.getTime() + DAY);
  const locale = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' }[language];
  return day.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** Messages older than four days are read; some of the newer ones are unread. */
function chooseReading(createdAt: Date, today: Date, random: Random): Date | null {
  const isOld = today.getTime() - createdAt.getTime() > 4 * DAY;
  return isOld || random.chance(0.35) ? randomTimeAfter(random, createdAt, 0.1, 20, today) : null;
}
