import type { ReactNode } from 'react';
import { readValue } from '@metier/sdk/remote';
import {
  daysFrom,
  describeDay,
  formatSwissClock,
  interviewKindsTexts,
  labelOf,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { buttonClass, type AgendaItem } from '@metier/sdk/ui';
import { ClosingActions } from '../closing-letters/closing-actions';
import { closingTexts } from '../closing-letters/closing-letters.texts';
import { dashboardTexts } from '../dashboard.texts';
import type { DashboardData } from '../load-dashboard';
import type { ShownInterview } from '../shown-fields';
import { todayTexts } from './today.texts';

export type TodayData = Pick<DashboardData, 'company' | 'closings' | 'interviews' | 'figures' | 'unread'>;

interface Context {
  readonly language: Language;
  /** `YYYY-MM-DD` in Switzerland. */
  readonly today: string;
}

/** A row with its place: what happens in so many days has ten times as many, and people who wait come early. */
type RankedItem = AgendaItem & { readonly rank: number };

const RANKS = { proposed: 5, late: 6, messages: 8, waiting: 35 };
/** Farther interviews and deadlines come later. */
const NEAR_DAYS = 7;

const action = (to: string, label: string, name: string): ReactNode => (
  <Link to={to} aria-label={name} className={buttonClass('soft', 'small')}>
    {label}
  </Link>
);

/** Day and time of a moment: `tomorrow, 14:30`. */
const describeMoment = (moment: string, { language, today }: Context) =>
  `${describeDay(moment, today, language) ?? ''}, ${formatSwissClock(moment)}`;

function toInterview(interview: ShownInterview, context: Context): RankedItem {
  const { id, application, candidate, job, kind, state, starts_at: startsAt } = interview;
  const texts = textsIn(context.language, todayTexts);
  const { interviews } = textsIn(context.language, dashboardTexts);
  const kinds = textsIn(context.language, interviewKindsTexts);
  const address = `/applications?applicationId=${application}`;
  const isProposed = state === 'proposed';
  const about = `${job.title} · ${labelOf(kinds.kinds, kind)}`;
  return {
    key: `interview ${id}`,
    icon: 'calendar',
    what: texts.interview[startsAt ? 'booked' : isProposed ? 'proposed' : 'offered'](candidate.name),
    about,
    when: startsAt ? describeMoment(startsAt, context) : undefined,
    action: isProposed
      ? action(address, texts.answer, texts.answerOf(candidate.name))
      : action(address, interviews.view, interviews.viewOf(candidate.name)),
    rank: startsAt ? daysFrom(context.today, startsAt) * 10 + 1 : isProposed ? RANKS.proposed : Infinity,
  };
}

function listClosings({ closings }: TodayData, context: Context): RankedItem[] {
  const texts = textsIn(context.language, closingTexts);
  return (readValue(closings) ?? []).map((letter) => ({
    key: `closing ${letter.job.id}`,
    icon: 'mail',
    what: <Link to={`/applications?job=${letter.job.id}`}>{texts.dialog.title(letter.job.title)}</Link>,
    about: texts.unanswered(letter.candidates),
    when: describeMoment(letter.send_at, context),
    action: <ClosingActions letter={letter} />,
    rank: daysFrom(context.today, letter.send_at) * 10 + 3,
  }));
}

function listWaiting({ figures }: TodayData, { language, today }: Context): RankedItem[] {
  const waiting = readValue(figures)?.waiting;
  if (!waiting?.oldest) return [];
  const texts = textsIn(language, todayTexts);
  const { total, late, oldest } = waiting;
  return [
    {
      key: 'waiting',
      icon: 'user',
      what: late > 0 ? texts.late(late, total) : texts.waiting(total),
      about: texts.oldest(oldest.candidate, oldest.job.title),
      when: describeDay(oldest.submitted_at, today, language),
      isLate: late > 0,
      action: action('/applications?status=pending', texts.review, texts.reviewAll),
      rank: late > 0 ? RANKS.late : RANKS.waiting,
    },
  ];
}

function listEnding({ figures }: TodayData, { language, today }: Context): RankedItem[] {
  const texts = textsIn(language, todayTexts);
  const { jobs } = textsIn(language, dashboardTexts);
  return (readValue(figures)?.jobs ?? []).flatMap(
    ({ id, title, applications, application_deadline: day }) => {
      const days = day ? daysFrom(today, day) : Infinity;
      if (days > NEAR_DAYS) return [];
      return [
        {
          key: `ending ${id}`,
          icon: 'clock',
          what: texts.ending(title),
          about: texts.received(applications),
          when: describeDay(day, today, language),
          action: action(`/edit-job/${id}`, jobs.edit, jobs.editOf(title)),
          rank: days * 10 + 5,
        } satisfies RankedItem,
      ];
    },
  );
}

function listMessages({ unread }: TodayData, { language, today }: Context): RankedItem[] {
  const [first, ...others] = readValue(unread) ?? [];
  if (!first) return [];
  const texts = textsIn(language, todayTexts);
  const address = others.length > 0 ? '/messages' : `/messages?application=${first.application}`;
  return [
    {
      key: 'messages',
      icon: 'mail',
      what: texts.messages(first.name, others.length),
      about: first.job,
      when: describeDay(first.sentAt, today, language),
      action: action(address, texts.read, texts.readOf(first.name)),
      rank: RANKS.messages,
    },
  ];
}

/** What waits for the company, the most urgent first, and the interviews that are far or still being planned. */
export function listToday(data: TodayData, context: Context) {
  const interviews = (readValue(data.interviews) ?? []).map((interview) => toInterview(interview, context));
  const isNear = ({ rank }: RankedItem) => rank <= NEAR_DAYS * 10 + 1;
  const items = [
    ...interviews.filter(isNear),
    ...listClosings(data, context),
    ...listWaiting(data, context),
    ...listEnding(data, context),
    ...listMessages(data, context),
  ];
  return {
    items: items.toSorted((one, other) => one.rank - other.rank),
    later: interviews
      .filter((item) => !isNear(item))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1)),
  };
}
