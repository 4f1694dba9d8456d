import type { Interview } from '@metier/sdk/contract';
import { formatSwissMoment, INTERVIEW_KINDS, labelOf } from '@metier/sdk/rules';
import { FactList } from '@metier/sdk/ui';
import { interviewsTexts } from './interviews.texts';

const { facts: texts, duration } = interviewsTexts;

/** When, how and with whom an interview takes place. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { kind, place, minutes, interviewers, note, starts_at: startsAt } = interview;
  const label = INTERVIEW_KINDS.find(({ value }) => value === kind)?.place ?? '';
  const isLink = kind === 'video' && /^https?:\/\//i.test(place);
  return (
    <FactList
      facts={[
        ...(startsAt
          ? [{ label: texts.when, value: <time dateTime={startsAt}>{formatSwissMoment(startsAt)}</time> }]
          : []),
        { label: texts.how, value: `${labelOf(INTERVIEW_KINDS, kind)}, ${duration(minutes)}` },
        {
          label,
          value: isLink ? (
            <a href={place} target="_blank" rel="noreferrer">
              {place}
            </a>
          ) : (
            place
          ),
        },
        { label: texts.who, value: interviewers.join(', ') },
        ...(note ? [{ label: texts.note, value: note }] : []),
      ]}
    />
  );
}
