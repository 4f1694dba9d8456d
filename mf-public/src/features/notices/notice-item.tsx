import { readNotice } from '@metier/sdk/api';
import type { AccountNotice } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { Link, useRevalidator } from '@metier/sdk/router';
import { formatDate, formatSwissClock } from '@metier/sdk/rules';
import { IconButton, joinClasses, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './notices-page.module.css';
import { noticesTexts } from './notices.texts';

/** One notice: a link to its event, which marks it as read. */
export function NoticeItem({ notice }: { notice: AccountNotice }) {
  const language = useLanguage();
  const texts = useTexts(noticesTexts);
  const { http, live } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => readNotice(http, notice.id),
    done: () => {
      live.refresh();
      return revalidate();
    },
    failed: texts.failed.read,
  });
  const isUnread = !notice.read && !isPending;

  /** The page is left at once; should this fail, the notice stays unread. */
  function follow() {
    if (isUnread) void readNotice(http, notice.id).then(live.refresh, () => {});
  }

  return (
    <li className={joinClasses(styles.item, isUnread && styles.isUnread)}>
      <Link to={notice.path} className={styles.link} onClick={follow}>
        {isUnread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
        <span className={styles.text}>{notice.text}</span>
        <time dateTime={notice.created_at} className={styles.time}>
          {formatDate(notice.created_at, language)}, {formatSwissClock(notice.created_at)}
        </time>
      </Link>
      {!notice.read && (
        <IconButton
          icon="check"
          label={`${texts.read}: ${notice.text}`}
          variant="ghost"
          disabled={isPending}
          onClick={() => run()}
        />
      )}
    </li>
  );
}
