import { useState } from 'react';
import { sendClosingNotice, skipClosingNotice } from '@metier/sdk/api';
import type { ClosingNotice } from '@metier/sdk/contract';
import { Section, useMutation, usePorts, type Settled } from '@metier/sdk/remote';
import { Link, useRevalidator } from '@metier/sdk/router';
import { Button, Card, useTexts } from '@metier/sdk/ui';
import { ClosingLetterDialog } from './closing-letter-dialog';
import styles from './closing-letters.module.css';
import { closingTexts } from './closing-letters.texts';
import { ListFailure } from '../list-failure';

/** The planned letters to candidates of closed jobs; nothing while there are none. */
export function ClosingLetters({ closings }: { closings: Settled<readonly ClosingNotice[]> }) {
  const texts = useTexts(closingTexts);
  return (
    <Section
      of={closings}
      failed={(retry, { detail }) => (
        <ListFailure heading={texts.title} title={texts.loadFailed} message={detail} retry={retry} />
      )}
    >
      {(letters) =>
        letters.length > 0 && (
          <Card as="section" id="closing-notices" aria-labelledby="closing-notices-title">
            <h2 id="closing-notices-title">{texts.title}</h2>
            <p className={styles.hint}>{texts.hint}</p>
            <ul className={styles.items}>
              {letters.map((letter) => (
                <Item key={letter.job.id} letter={letter} />
              ))}
            </ul>
          </Card>
        )
      }
    </Section>
  );
}

type Decision = 'send' | 'skip';

function Item({ letter }: { letter: ClosingNotice }) {
  const texts = useTexts(closingTexts);
  const { job, candidates, send_at: sendAt } = letter;
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const { run, pending } = useMutation({
    question: (decision: Decision) =>
      decision === 'send'
        ? { text: texts.sendQuestion(candidates, job.title), confirm: texts.send }
        : { text: texts.skipQuestion(candidates, job.title), confirm: texts.skip, isDangerous: true },
    call: (decision) => (decision === 'send' ? sendClosingNotice : skipClosingNotice)(http, job.id),
    async done(_reply, decision) {
      notify.success(decision === 'send' ? texts.sent : texts.skipped);
      await revalidate();
    },
    failed: texts.failed,
  });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={`/applications?job=${job.id}`} className={styles.link}>
            {job.title}
          </Link>
        </h3>
        <p className={styles.facts}>{texts.summary(candidates, sendAt)}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.skipOf(job.title)}
          busy={pending === 'skip'}
          onClick={() => run('skip')}
        >
          {texts.skip}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.sendOf(job.title)}
          busy={pending === 'send'}
          onClick={() => run('send')}
        >
          {texts.send}
        </Button>
        <Button
          size="small"
          variant="soft"
          aria-label={texts.editOf(job.title)}
          onClick={() => setEditing(true)}
        >
          {texts.edit}
        </Button>
      </div>
      {isEditing && <ClosingLetterDialog letter={letter} onClose={() => setEditing(false)} />}
    </li>
  );
}
