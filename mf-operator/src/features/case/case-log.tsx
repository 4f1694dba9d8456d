import type { ModerationLogEntry } from '@metier/sdk/contract';
import { formatDate, labelOf, moderationTexts } from '@metier/sdk/rules';
import { Badge, Card, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './case-page.module.css';
import { caseTexts } from './case.texts';

/** Who did what, when and why, newest first. */
export function CaseLog({ log }: { log: readonly ModerationLogEntry[] }) {
  const language = useLanguage();
  const texts = useTexts(caseTexts);
  const { done } = useTexts(moderationTexts);
  return (
    <Card as="section" aria-labelledby="log">
      <h2 id="log">{texts.log}</h2>
      {log.length === 0 && <p className={styles.facts}>{texts.noLog}</p>}
      <ul className={styles.entries}>
        {log.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <h3 className={styles.name}>{labelOf(done, entry.action)}</h3>
            <p className={styles.text} dir="auto">
              {entry.reason}
            </p>
            <p className={styles.facts}>
              {texts.by(entry.operator)} ·{' '}
              <time dateTime={entry.created_at}>{formatDate(entry.created_at, language)}</time>
            </p>
            {entry.appeal && <Appeal {...entry.appeal} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Appeal({ text, is_open: isOpen, created_at: at }: NonNullable<ModerationLogEntry['appeal']>) {
  const language = useLanguage();
  const texts = useTexts(caseTexts);
  return (
    <blockquote className={styles.appeal}>
      <h4 className={styles.name}>
        {texts.appeal} {isOpen && <Badge tone="accent">{texts.waits}</Badge>}
      </h4>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.facts}>
        <time dateTime={at}>{formatDate(at, language)}</time>
      </p>
    </blockquote>
  );
}
