import type { Interview } from '@metier/sdk/contract';
import { formatSwissMoment, interviewKindsTexts, labelOf } from '@metier/sdk/rules';
import { FactList, useLanguage, useTexts } from '@metier/sdk/ui';
import { interviewsTexts } from './interviews.texts';

/** When, how and with whom an interview takes place. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const language = useLanguage();
  const interviewKinds = useTexts(interviewKindsTexts);
  const { facts: texts, duration } = useTexts(interviewsTexts);
  const { kind, place, minutes, interviewers, note, starts_at: startsAt } = interview;
  const label = interviewKinds.places[kind];
  const isLink = kind === 'video' && /^https?:\/\//i.test(place);
  return (
    <FactList
      facts={[
        ...(startsAt
          ? [
              {
                label: texts.when,
                value: <time dateTime={startsAt}>{formatSwissMoment(startsAt, language)}</time>,
              },
            ]
          : []),
        { label: texts.how, value: `${labelOf(interviewKinds.kinds, kind)}, ${duration(minutes)}` },
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
