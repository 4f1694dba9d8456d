import { NavLink, useLocation, type NavLinkProps } from '@metier/sdk/router';
import { useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { useState } from 'react';
import { useUnreadCount } from './use-unread-count';
import { shellTexts } from '../shell.texts';
import styles from './header.module.css';

const MAX_SHOWN = 99;

/** Link to the messages with the unread count, visible and in its accessible name. */
export function MessagesLink({ to, className }: Pick<NavLinkProps, 'to' | 'className'>) {
  const texts = useTexts(shellTexts);
  const count = useUnreadCount();
  return (
    <NavLink to={to} className={className} aria-label={texts.withUnread(texts.messages, count)}>
      {texts.messages}
      {count ? <span className={styles.unread}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span> : null}
    </NavLink>
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
