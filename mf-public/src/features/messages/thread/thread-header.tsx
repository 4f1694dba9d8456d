import { Link } from '@metier/sdk/router';
import { Avatar, buttonClass, CompanyLogo, Icon, joinClasses, useTexts } from '@metier/sdk/ui';
import { useEffect, useRef } from 'react';
import type { ThreadHead } from '../load-messages';
import { addressOf } from '../messages-address';
import { messagesTexts } from '../messages.texts';
import styles from './thread-header.module.css';

interface ThreadHeaderProps {
  head: ThreadHead;
  isEmployer: boolean;
  /** The conversation was just opened: focus its name. */
  isFocused: boolean;
  onBack: () => void;
}

/** Back to the list, on screens too narrow for both. */
function BackToList({ onBack }: { onBack: () => void }) {
  const { thread: texts } = useTexts(messagesTexts);
  return (
    <Link
      to={addressOf({})}
      preventScrollReset
      aria-label={texts.back}
      title={texts.back}
      className={joinClasses(buttonClass('ghost'), styles.back)}
      onClick={onBack}
    >
      <Icon name="arrow-left" />
    </Link>
  );
}

/** Header of a conversation whose participants are unknown. */
export function BareHeader({ onBack }: { onBack: () => void }) {
  return (
    <header className={joinClasses(styles.header, styles.bare)}>
      <BackToList onBack={onBack} />
    </header>
  );
}

/** Header of a conversation: the other participant and the application. */
export function ThreadHeader({ head, isEmployer, isFocused, onBack }: ThreadHeaderProps) {
  const { thread: texts } = useTexts(messagesTexts);
  const { application, status, other, job } = head;
  const isProfileClosed = isEmployer && status === 'withdrawn';
  const Portrait = isEmployer ? Avatar : CompanyLogo;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <header className={styles.header}>
      <BackToList onBack={onBack} />
      <Portrait name={other.name} src={other.picture} />
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {isProfileClosed ? (
            other.name
          ) : (
            <Link to={isEmployer ? `/jobseeker/${other.id}` : `/company/${other.id}`} className={styles.link}>
              {other.name}
            </Link>
          )}
        </h2>
        <p className={styles.job}>
          <Link to={`/job/${job.id}`} className={styles.link}>
            {job.title}
          </Link>
        </p>
      </div>
      <Link
        to={`/applications?applicationId=${application}`}
        className={joinClasses(buttonClass('secondary', 'small'), styles.application)}
      >
        <Icon name="file" size="small" className={styles.applicationSign} />
        <span className={styles.applicationName}>{texts.application}</span>
      </Link>
    </header>
  );
}
