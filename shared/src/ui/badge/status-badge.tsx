import { joinClasses } from '../join-classes';
import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';
import styles from './badge.module.css';

export type BadgeStatus = keyof typeof uiTexts.status;

/** The state of an application or a job: colour, dot and always its word. */
export function StatusBadge({ status, children }: { status: BadgeStatus; children?: string }) {
  const texts = useTexts(uiTexts);
  return (
    <span className={joinClasses(styles.badge, styles.dot, styles[status])}>
      {children ?? texts.status[status]}
    </span>
  );
}
