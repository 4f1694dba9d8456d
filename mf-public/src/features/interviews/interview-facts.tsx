import type { Interview } from '@metier/sdk/contract';
import { formatSwissMoment, interviewKindsTexts, labelOf } from '@metier/sdk/rules';
import { FactList, useLanguage, useTexts } from '@metier/sdk/ui';
import { interviewsTexts } from './interviews.texts';

/** When, how and with whom an interview takes place. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const language = useLanguage();
  const texts = useTexts(interviewsTexts);
  const interviewKinds = useTexts(interviewKindsTexts);
  const { kind, place, minutes, interviewers, note, starts_at: startsAt } = interview;
  const how = `${labelOf(interviewKinds.kinds, kind)}, ${texts.minutes(minutes)}`;
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
        { label: texts.how, value: how },
        { label: interviewKinds.places[kind], value: <Place kind={kind}>{place}</Place> },
        { label: texts.who, value: interviewers.join(', ') },
        ...(note ? [{ label: texts.note, value: note }] : []),
      ]}
    />
  );
}

function Place({ kind, children }: { kind: Interview['kind']; children: string }) {
  if (kind === 'phone') return <a href={`tel:${children.replace(/[^\d+]/g, '')}`}>{children}</a>;
  if (kind === 'video' && /^https?:\/\//i.test(children))
    return (
      <a href={children} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  return children;
}
