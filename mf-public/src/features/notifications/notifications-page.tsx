import { listNotices, readAllNotices } from '@metier/sdk/api';
import type { NoticesPage } from '@metier/sdk/contract';
import { Section, settle, useMutation, usePorts, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData, useRevalidator } from '@metier/sdk/router';
import { readId } from '@metier/sdk/rules';
import {
  Button,
  buttonClass,
  Card,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  Row,
  useTexts,
} from '@metier/sdk/ui';
import { useEffect } from 'react';
import { NotificationItem } from './notification-item';
import styles from './notifications-page.module.css';
import { notificationsTexts } from './notifications.texts';

interface NotificationsData {
  readonly page: Settled<NoticesPage>;
  /** The page shows the notifications before this one; undefined for the newest. */
  readonly before: number | undefined;
}

export async function loader({ request, ports }: PageArguments): Promise<NotificationsData> {
  const before = readId(new URL(request.url).searchParams.get('before') ?? '');
  return { page: await settle(listNotices(ports.http, { before }, { signal: request.signal })), before };
}

/** Reloads the list when there is a new notification, or when events may have been missed. */
function useLiveRefresh(): void {
  const { live } = usePorts();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      live.subscribe(({ kind }) => {
        if (kind !== 'message') void revalidate();
      }),
    [live, revalidate],
  );
}

/** All notifications of the account, newest first. */
export function Component() {
  const texts = useTexts(notificationsTexts);
  const { page, before } = useLoaderData<NotificationsData>();
  useLiveRefresh();
  return (
    <Page width="narrow">
      <Section
        of={page}
        failed={(retry) => (
          <>
            <PageTitle>{texts.title}</PageTitle>
            <ErrorPanel {...retry} level={1} title={texts.failed.title} message={texts.failed.text} />
          </>
        )}
      >
        {(notifications) => <Notifications {...notifications} before={before} />}
      </Section>
    </Page>
  );
}

function Notifications({ items, next, before }: NoticesPage & { before: number | undefined }) {
  const texts = useTexts(notificationsTexts);
  const unread = items.filter(({ read }) => !read).length;
  return (
    <>
      <PageTitle>{texts.titleUnread(unread)}</PageTitle>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <Row gap={8}>
          {unread > 0 && <ReadAll newest={items[0]?.id ?? 0} />}
          <Link to="/notices/settings" className={buttonClass('ghost', 'small')}>
            {texts.settingsLink}
          </Link>
        </Row>
      </div>
      {items.length === 0 ? (
        <EmptyState icon="check-circle" title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <Card kind="flush">
          <ul aria-label={texts.list} className={styles.list}>
            {items.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </ul>
        </Card>
      )}
      <Row justify="between" className={styles.pages}>
        {before !== undefined && (
          <Link to="/notices" className={buttonClass('secondary', 'small')}>
            {texts.newest}
          </Link>
        )}
        {next !== null && (
          <Link to={`/notices?before=${next}`} className={buttonClass('secondary', 'small')}>
            {texts.older}
          </Link>
        )}
      </Row>
    </>
  );
}

/** Marks all notifications up to the newest that is shown. */
function ReadAll({ newest }: { newest: number }) {
  const texts = useTexts(notificationsTexts);
  const { http, live } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => readAllNotices(http, newest),
    done: () => {
      live.refresh();
      return revalidate();
    },
    failed: texts.failed.read,
  });
  return (
    <Button size="small" variant="secondary" busy={isPending} onClick={() => run()}>
      {texts.readAll}
    </Button>
  );
}
