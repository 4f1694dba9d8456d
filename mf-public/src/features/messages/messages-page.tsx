import type { Listing } from '@metier/sdk/api';
import type { MessageThread } from '@metier/sdk/contract';
import {
  readValue,
  Section,
  useConfirmedLeave,
  usePorts,
  type PageArguments,
  type RetryProps,
} from '@metier/sdk/remote';
import { useLoaderData, useNavigation, useRevalidator } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import { Button, EmptyState, ErrorPanel, joinClasses, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { loadMessages, type MessagesData } from './load-messages';
import { MESSAGES_PATH, readView } from './messages-address';
import styles from './messages-page.module.css';
import { messagesTexts } from './messages.texts';
import { NoMessages } from './no-messages';
import { ThreadList } from './thread-list';
import { ThreadPane } from './thread/thread-pane';
import { useDrafts } from './composer/use-drafts';
import { useLastLoaded } from './use-last-loaded';
import { useLiveRefresh } from './use-live-refresh';
import { useOutbox } from './composer/use-outbox';

export const loader = (args: PageArguments): Promise<MessagesData> => loadMessages(args);

/** The open conversation, or the one being loaded. */
function useChosen(present: number | undefined): number | undefined {
  const { state, location } = useNavigation();
  const isChoosing = state === 'loading' && location.pathname === MESSAGES_PATH;
  return isChoosing ? readView(location.search).application : present;
}

export function Component() {
  const { shown, isStale } = useLastLoaded(useLoaderData<MessagesData>());
  useLiveRefresh(readValue(shown.threads)?.items);
  return (
    <Section of={shown.threads} failed={(retry) => <FailedMessages retry={retry} />}>
      {(threads) => <Inbox {...shown} threads={threads} isStale={isStale} />}
    </Section>
  );
}

interface InboxProps extends Omit<MessagesData, 'threads'> {
  threads: Listing<MessageThread>;
  isStale: boolean;
}

function Inbox({ threads, thread, view, isStale }: InboxProps) {
  const texts = useTexts(messagesTexts);
  const isEmployer = useSession(usePorts().session)?.account_type === 'job_provider';
  const chosen = useChosen(view.application);
  const drafts = useDrafts();
  const outbox = useOutbox();
  /** Conversation opened or left on this page, which gets the focus. */
  const [opened, setOpened] = useState<number>();
  const [left, setLeft] = useState<number>();
  useConfirmedLeave(drafts.hasAny || outbox.items.some((item) => item.state === 'failed'), texts.leave);

  const head = threads.items.find(({ application }) => application === chosen);
  const unread = threads.items.reduce((sum, item) => sum + item.unread_count, 0);
  const name = (readValue(thread)?.head ?? head)?.other.name;
  const title = chosen !== undefined && name ? texts.titleWith(name) : texts.title;

  const isEmpty = threads.total === 0 && chosen === undefined;
  return (
    <Page bare className={styles.page}>
      <PageTitle>{texts.titleUnread(unread, title)}</PageTitle>
      {isStale && <StaleNotice />}
      <div
        className={joinClasses(
          styles.inbox,
          chosen !== undefined && styles.isOpen,
          isEmpty && styles.isEmpty,
        )}
      >
        <div className={styles.list}>
          <h1 className={styles.title}>{texts.title}</h1>
          <div className={styles.threads}>
            {threads.total > 0 && (
              <ThreadList
                threads={threads}
                view={view}
                chosen={chosen}
                left={chosen === undefined ? left : undefined}
                onOpen={setOpened}
              />
            )}
          </div>
        </div>
        <div className={styles.pane}>
          {isEmpty && <NoMessages isEmployer={isEmployer} />}
          {!isEmpty && chosen === undefined && (
            <EmptyState bare icon="mail" title={texts.none.title} text={texts.none.text} />
          )}
          {chosen !== undefined && (
            <ThreadPane
              key={chosen}
              application={chosen}
              head={head}
              thread={view.application === chosen ? thread : undefined}
              view={view}
              isEmployer={isEmployer}
              isFocused={opened === chosen}
              drafts={drafts}
              outbox={outbox}
              onBack={() => setLeft(chosen)}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

function FailedMessages({ retry }: { retry: RetryProps }) {
  const texts = useTexts(messagesTexts);
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <ErrorPanel {...retry} level={1} title={texts.failed.title} message={texts.failed.text} />
    </Page>
  );
}

/** The last reload failed; the page shows older data. */
function StaleNotice() {
  const texts = useTexts(messagesTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className={styles.stale}>
      {texts.failed.stale}
      <Button size="small" variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {texts.failed.tryAgain}
      </Button>
    </div>
  );
}
