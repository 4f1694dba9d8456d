import { Link, useLocation, type LinkProps } from '@metier/sdk/router';
import { useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { useState } from 'react';
import { useUnreadCount } from './use-unread-count';
import { shellTexts } from '../shell.texts';
import styles from './header.module.css';

const MAX_SHOWN = 99;

/** Link to the messages with the unread count, visible and in its accessible name. */
export function MessagesLink(props: LinkProps) {
  const texts = useTexts(shellTexts);
  const count = useUnreadCount();
  return (
    <Link {...props} aria-label={texts.withUnread(texts.entries.messages, count)}>
      {texts.entries.messages}
      {count ? <span className={styles.unread}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span> : null}
    </Link>
  );
}

/** Announces a new message once, on every page except the messages page. */
export function UnreadAnnouncement() {
  const texts = useTexts(shellTexts);
  const count = useUnreadCount();
  const { pathname } = useLocation();
  const [{ before, text }, setSaid] = useState({ before: count, text: '' });
  if (count !== before) {
    const isNew = count !== undefined && before !== undefined && count > before;
    setSaid({ before: count, text: isNew && pathname !== '/messages' ? texts.newMessage(count) : '' });
  }
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
