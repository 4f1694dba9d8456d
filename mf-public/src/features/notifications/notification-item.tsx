import { readNotice } from '@metier/sdk/api';
import type { AccountNotice } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { Link, useRevalidator } from '@metier/sdk/router';
import { formatDate, formatSwissClock } from '@metier/sdk/rules';
import { IconButton, joinClasses, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './notifications-page.module.css';
import { notificationsTexts } from './notifications.texts';

/** One notification: a link to its event, which marks it as read. */
export function NotificationItem({ notification }: { notification: AccountNotice }) {
  const language = useLanguage();
  const texts = useTexts(notificationsTexts);
  const { http, live } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => readNotice(http, notification.id),
    done: () => {
      live.refresh();
      return revalidate();
    },
    failed: texts.failed.read,
  });
  const isUnread = !notification.read && !isPending;

  /** The page is left at once; should this fail, the notification stays unread. */
  function follow() {
    if (isUnread) void readNotice(http, notification.id).then(live.refresh, () => {});
  }

  return (
    <li className={joinClasses(styles.item, isUnread && styles.isUnread)}>
      <Link to={notification.path} className={styles.link} onClick={follow}>
        {isUnread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
        <span className={styles.text}>{notification.text}</span>
        <time dateTime={notification.created_at} className={styles.time}>
          {formatDate(notification.created_at, language)}, {formatSwissClock(notification.created_at)}
        </time>
      </Link>
      {!notification.read && (
        <IconButton
          icon="check"
          label={`${texts.read}: ${notification.text}`}
          variant="ghost"
          disabled={isPending}
          onClick={() => run()}
        />
      )}
    </li>
  );
}
