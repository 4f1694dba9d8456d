import type { ModerationCase } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import {
  ALL_REPORT_REASONS,
  formatDate,
  labelOf,
  MODERATION_ACTIONS,
  REPORT_TARGETS,
} from '@metier/sdk/rules';
import { Badge } from '@metier/sdk/ui';
import styles from './queue-page.module.css';
import { queueTexts as texts } from './queue.texts';

const nameAction = (action: string) =>
  MODERATION_ACTIONS.find(({ value }) => value === action)?.done ?? action;

/** One case of the queue: a link to everything about it. */
export function CaseItem({ item }: { item: ModerationCase }) {
  const { id, target, title, reasons, reports_count: count, reported_at: at } = item;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.kind}>{labelOf(REPORT_TARGETS, target)}</p>
        <h2 className={styles.title}>
          <Link to={`/operator/cases/${id}`} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.reasons}>
          {reasons.map((reason) => labelOf(ALL_REPORT_REASONS, reason)).join(' · ')}
        </p>
      </div>
      <div className={styles.state}>
        {item.has_appeal && <Badge tone="accent">{texts.appeal}</Badge>}
        {item.state === 'decided' && item.last_action && <Badge>{nameAction(item.last_action)}</Badge>}
        {count > 0 && <Badge>{texts.reports(count)}</Badge>}
        <time dateTime={at} className={styles.time}>
          {formatDate(at)}
        </time>
      </div>
    </li>
  );
}
