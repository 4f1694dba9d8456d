import { NavLink } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { useSyncExternalStore } from 'react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './notifications-link.module.css';
import { useLivePaths } from './use-live-paths';

const NOTIFICATIONS = '/notices';
const MAX_SHOWN = 9;

/** Bell with the number of unread notifications, visible and in its accessible name; leads to their page. */
export function NotificationsLink() {
  const texts = useTexts(shellTexts);
  const { live } = useShell();
  const count = useSyncExternalStore(live.subscribe, live.getNotificationCount, () => undefined);
  if (!useLivePaths().has(NOTIFICATIONS)) return null;
  const name = texts.withUnread(texts.notifications, count);
  return (
    <NavLink to={NOTIFICATIONS} className={styles.bell} aria-label={name} title={name}>
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
        <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13L5 14Zm3.3 3.5h3.4" />
      </svg>
      {count ? <span className={styles.count}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span> : null}
    </NavLink>
  );
}
