import type { ReactNode } from 'react';
import { readNotice, type Http, type UnreadThread } from '@metier/sdk/api';
import type { CandidateDashboard } from '@metier/sdk/contract';
import {
  daysFrom,
  describeDay,
  describeResponseTime,
  formatSwissClock,
  interviewKindsTexts,
  labelOf,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { buttonClass, type AgendaItem } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import type { ShownInterview, ShownNotice } from '../shown-fields';
import { todayTexts } from './today.texts';

interface TodayValues {
  readonly interviews: readonly ShownInterview[];
  readonly unread: readonly UnreadThread[];
  readonly due: CandidateDashboard | undefined;
  /** Unread notices of new jobs. */
  readonly alerts: readonly ShownNotice[];
}

interface Context {
  readonly language: Language;
  /** `YYYY-MM-DD` in Switzerland. */
  readonly today: string;
  readonly http: Http;
}

/** A row with its place: what happens in so many days has ten times as many, and people who wait come early. */
type RankedItem = AgendaItem & { readonly rank: number };

const RANKS = { offered: 0, messages: 8, late: 36, alerts: 66 };
/** Farther interviews come later. */
const NEAR_DAYS = 7;

interface ActionProps {
  to: string;
  label: string;
  name: string;
  onClick?: () => void;
}

const action = ({ label, name, ...props }: ActionProps): ReactNode => (
  <Link {...props} aria-label={name} className={buttonClass('soft', 'small')}>
    {label}
  </Link>
);

function toInterview(interview: ShownInterview, { language, today }: Context): RankedItem {
  const { id, application, company, job, kind, state, starts_at: startsAt } = interview;
  const texts = textsIn(language, dashboardTexts).interviews;
  const kinds = textsIn(language, interviewKindsTexts);
  const isOffered = state === 'offered';
  const what = startsAt ? textsIn(language, todayTexts).interview : texts[isOffered ? 'offered' : 'proposed'];
  const address = `/applications?applicationId=${application}`;
  return {
    key: `interview ${id}`,
    icon: 'calendar',
    what: what(company.name),
    about: `${job.title} · ${labelOf(kinds.kinds, kind)}`,
    when: startsAt
      ? `${describeDay(startsAt, today, language) ?? ''}, ${formatSwissClock(startsAt)}`
      : undefined,
    action: isOffered
      ? action({ to: address, label: texts.choose, name: texts.chooseOf(company.name) })
      : action({ to: address, label: texts.view, name: texts.viewOf(company.name) }),
    rank: startsAt ? daysFrom(today, startsAt) * 10 + 1 : isOffered ? RANKS.offered : Infinity,
  };
}

function listMessages({ unread }: TodayValues, { language, today }: Context): RankedItem[] {
  const [first, ...others] = unread;
  if (!first) return [];
  const texts = textsIn(language, todayTexts);
  const to = others.length > 0 ? '/messages' : `/messages?application=${first.application}`;
  return [
    {
      key: 'messages',
      icon: 'mail',
      what: texts.messages(first.name, others.length),
      about: first.job,
      when: describeDay(first.sentAt, today, language),
      action: action({ to, label: texts.read, name: texts.readOf(first.name) }),
      rank: RANKS.messages,
    },
  ];
}

function listLate({ due }: TodayValues, { language, today }: Context): RankedItem[] {
  const texts = textsIn(language, todayTexts);
  return (due?.late_answers ?? []).map((late) => ({
    key: `late ${late.application}`,
    icon: 'clock',
    what: texts.late(late.company),
    about: `${late.job.title} · ${describeResponseTime(late.answers_within_days, language) ?? ''}`,
    when: describeDay(late.submitted_at, today, language),
    isLate: true,
    action: action({
      to: `/applications?applicationId=${late.application}`,
      label: texts.view,
      name: texts.viewApplication(late.company),
    }),
    rank: RANKS.late,
  }));
}

function listEnding({ due }: TodayValues, { language, today }: Context): RankedItem[] {
  const texts = textsIn(language, todayTexts);
  return (due?.ending_favorites ?? []).map(({ job, company, application_deadline: deadline }) => ({
    key: `ending ${job.id}`,
    icon: 'heart',
    what: <span lang={job.language ?? undefined}>{job.title}</span>,
    about: `${company} · ${texts.ending}`,
    when: describeDay(deadline, today, language),
    action: action({ to: `/job/${job.id}`, label: texts.view, name: texts.viewJob(job.title) }),
    rank: daysFrom(today, deadline) * 10 + 5,
  }));
}

function listAlerts({ alerts }: TodayValues, { language, today, http }: Context): RankedItem[] {
  const texts = textsIn(language, todayTexts);
  return alerts.map(({ id, text, path, created_at: at }) => ({
    key: `alert ${id}`,
    icon: 'search',
    what: text,
    when: describeDay(at, today, language),
    action: action({
      to: path,
      label: texts.view,
      name: texts.viewJobs,
      // The notice remains when this fails; it is offered again then.
      onClick: () => void readNotice(http, id).catch(() => undefined),
    }),
    rank: RANKS.alerts,
  }));
}

/** What waits for the candidate, the most urgent first, and the interviews that are far or being arranged. */
export function listToday(values: TodayValues, context: Context) {
  const interviews = values.interviews.map((interview) => toInterview(interview, context));
  const isNear = ({ rank }: RankedItem) => rank <= NEAR_DAYS * 10 + 1;
  const items = [
    ...interviews.filter(isNear),
    ...listMessages(values, context),
    ...listLate(values, context),
    ...listEnding(values, context),
    ...listAlerts(values, context),
  ];
  return {
    items: items.toSorted((one, other) => one.rank - other.rank),
    later: interviews
      .filter((item) => !isNear(item))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1)),
  };
}
