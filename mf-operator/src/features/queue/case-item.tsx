import type { ModerationCase } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { formatDate, labelOf, moderationTexts } from '@metier/sdk/rules';
import { Badge, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './queue-page.module.css';
import { queueTexts } from './queue.texts';

/** One case of the queue: a link to everything about it. */
export function CaseItem({ item }: { item: ModerationCase }) {
  const language = useLanguage();
  const texts = useTexts(queueTexts);
  const moderation = useTexts(moderationTexts);
  const { id, target, title, reasons, reports_count: count, reported_at: at } = item;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.kind}>{labelOf(moderation.targets, target)}</p>
        <h2 className={styles.title}>
          <Link to={`/operator/cases/${id}`} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.reasons}>
          {reasons.map((reason) => labelOf(moderation.reasons, reason)).join(' · ')}
        </p>
      </div>
      <div className={styles.state}>
        {item.has_appeal && <Badge tone="accent">{texts.appeal}</Badge>}
        {item.state === 'decided' && item.last_action && (
          <Badge>{labelOf(moderation.done, item.last_action)}</Badge>
        )}
        {count > 0 && <Badge>{texts.reports(count)}</Badge>}
        <time dateTime={at} className={styles.time}>
          {formatDate(at, language)}
        </time>
      </div>
    </li>
  );
}
