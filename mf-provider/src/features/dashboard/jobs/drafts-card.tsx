import { createJobDraft, deleteJobDraft, getJobDraft, unscheduleJob } from '@metier/sdk/api';
import type { JobDraftSummary, StoredJobDraft } from '@metier/sdk/contract';
import { Section, useMutation, usePorts, type Settled } from '@metier/sdk/remote';
import { formatSwissMoment, UNDO_MS } from '@metier/sdk/rules';
import { Link, useRevalidator } from '@metier/sdk/router';
import { Button, buttonClass, Card, Fold, useLanguage, usePressGuard, useTexts } from '@metier/sdk/ui';
import { draftsTexts } from './drafts.texts';
import styles from './drafts-card.module.css';
import { ListFailure } from '../list-failure';

const CARD_ID = 'drafts';

/** Jobs that are not published yet; nothing while there are none. */
export function DraftsCard({ drafts }: { drafts: Settled<readonly JobDraftSummary[]> }) {
  const texts = useTexts(draftsTexts);
  return (
    <Section
      of={drafts}
      failed={(retry, { detail }) => (
        <ListFailure heading={texts.title} title={texts.loadFailed} message={detail} retry={retry} />
      )}
    >
      {(items) =>
        items.length > 0 && (
          <Card as="section" id={CARD_ID} tabIndex={-1} aria-labelledby="drafts-title">
            <Fold title={texts.title} note={items.length}>
              <h2 id="drafts-title" className={styles.title}>
                {texts.title}
              </h2>
              <ul className={styles.items}>
                {items.map((draft) => (
                  <DraftItem key={draft.id} draft={draft} />
                ))}
              </ul>
            </Fold>
          </Card>
        )
      }
    </Section>
  );
}

function DraftItem({ draft }: { draft: JobDraftSummary }) {
  const language = useLanguage();
  const texts = useTexts(draftsTexts);
  const { id, location, publish_at: publishAt, updated_at: updatedAt } = draft;
  const guard = usePressGuard(String(publishAt));
  const title = draft.title.trim() || texts.untitled;
  const state = publishAt
    ? texts.scheduledFor(formatSwissMoment(publishAt, language))
    : texts.savedAt(formatSwissMoment(updatedAt, language));
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.when}>{title}</h3>
        <p className={styles.note}>{[state, location.trim()].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions} {...guard}>
        {publishAt ? <UnscheduleButton id={id} title={title} /> : <DiscardButton id={id} title={title} />}
        <Link
          to={`/jobcreation?draft=${id}`}
          aria-label={publishAt ? texts.editOf(title) : texts.continueOf(title)}
          className={buttonClass('soft', 'small')}
        >
          {publishAt ? texts.edit : texts.continue}
        </Link>
      </div>
    </li>
  );
}

type ItemProps = Pick<JobDraftSummary, 'id' | 'title'>;

function UnscheduleButton({ id, title }: ItemProps) {
  const texts = useTexts(draftsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => unscheduleJob(http, id),
    async done() {
      notify.success(texts.unscheduled);
      await revalidate();
    },
    failed: texts.unscheduleFailed,
  });
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={texts.unscheduleOf(title)}
      busy={isPending}
      onClick={() => run()}
    >
      {texts.unschedule}
    </Button>
  );
}

/** Deletes the draft at once; Undo keeps its fields as a new one. */
function DiscardButton({ id, title }: ItemProps) {
  const texts = useTexts(draftsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const restore = useMutation({
    call: ({ fields }: StoredJobDraft) => createJobDraft(http, { fields }),
    done: () => revalidate(),
    failed: texts.undoFailed,
  });
  const discard = useMutation({
    async call() {
      const stored = await getJobDraft(http, id);
      await deleteJobDraft(http, id);
      return stored;
    },
    async done(stored: StoredJobDraft) {
      const action = { label: texts.undo, run: () => restore.run(stored) };
      notify.success(texts.discarded, { action, duration: UNDO_MS });
      await revalidate();
      // The pressed button is removed together with its row.
      document.getElementById(CARD_ID)?.focus();
    },
    failed: texts.discardFailed,
  });
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={texts.discardOf(title)}
      busy={discard.isPending}
      onClick={() => discard.run()}
    >
      {texts.discard}
    </Button>
  );
}
