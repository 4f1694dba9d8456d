import type { MessageThread } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import { Avatar, CompanyLogo, joinClasses, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { useState } from 'react';
import { formatRecent } from './thread/message-times';
import { messagesTexts } from './messages.texts';
import styles from './thread-list.module.css';

interface ThreadItemProps {
  thread: MessageThread;
  to: string;
  isChosen: boolean;
  onOpen: (application: number) => void;
}

/** One conversation in the list: participant, job, last message and number of unread ones. */
export function ThreadItem({ thread, to, isChosen, onOpen }: ThreadItemProps) {
  const language = useLanguage();
  const { threads: texts } = useTexts(messagesTexts);
  const { application, other, job, last_message: last, unread_count: unread } = thread;
  const isEmployer = useSession(usePorts().session)?.account_type === 'job_provider';
  const [now] = useState(() => Date.now());
  const Portrait = isEmployer ? Avatar : CompanyLogo;
  return (
    <Link
      to={to}
      preventScrollReset
      data-thread={application}
      aria-current={isChosen ? 'page' : undefined}
      className={joinClasses(styles.thread, isChosen && styles.isChosen, unread > 0 && styles.isUnread)}
      onClick={() => onOpen(application)}
    >
      <Portrait name={other.name} src={other.picture} />
      <span className={styles.name}>{other.name}</span>
      <time dateTime={last.created_at} className={styles.time}>
        {formatRecent(last.created_at, now, language)}
      </time>
      <span className={styles.job}>{job.title}</span>
      <span className={styles.last}>
        <span className={styles.line} dir="auto">
          {last.is_mine && texts.you}
          {last.body}
        </span>
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>{texts.unread(unread)}</VisuallyHidden>
          </span>
        )}
      </span>
    </Link>
  );
}
