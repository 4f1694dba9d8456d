import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { formatSwissMoment } from '@metier/sdk/rules';
import { Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './interview-note.module.css';
import { interviewsTexts } from './interviews.texts';

interface InterviewNoteProps {
  application: Application;
  /** URL of the details, which have the interview. */
  detailsAddress: string;
}

/** The open interview of an application in one line, with the way to it. */
export function InterviewNote({ application: { interview }, detailsAddress }: InterviewNoteProps) {
  const language = useLanguage();
  const texts = useTexts(interviewsTexts);
  if (!interview || interview.state === 'declined' || interview.state === 'cancelled') return null;
  const { state, starts_at: startsAt } = interview;
  const text = startsAt
    ? texts.booked(formatSwissMoment(startsAt, language))
    : texts[state === 'proposed' ? 'proposed' : 'choose'];
  return (
    <p className={styles.note}>
      <Icon name="calendar" size="small" />
      <Link to={detailsAddress} preventScrollReset>
        {text}
      </Link>
    </p>
  );
}
