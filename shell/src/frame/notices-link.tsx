import { NavLink } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { useSyncExternalStore } from 'react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './notices-link.module.css';
import { useLivePaths } from './use-live-paths';

const NOTICES = '/notices';
const MAX_SHOWN = 9;

/** Bell with the number of unread notices, visible and in its accessible name; leads to their page. */
export function NoticesLink() {
  const texts = useTexts(shellTexts);
  const { live } = useShell();
  const count = useSyncExternalStore(live.subscribe, live.getNoticeCount, () => undefined);
  if (!useLivePaths().has(NOTICES)) return null;
  const name = texts.withUnread(texts.notices, count);
  return (
    <NavLink to={NOTICES} className={styles.bell} aria-label={name} title={name}>
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
        <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13L5 14Zm3.3 3.5h3.4" />
      </svg>
      {count ? <span className={styles.count}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span> : null}
    </NavLink>
  );
}
