import { useState } from 'react';
import { DEADLINE_NEAR_DAYS, daysUntil, describeDaysLeft, swissToday } from '@metier/sdk/rules';
import { Badge, useLanguage } from '@metier/sdk/ui';
import styles from './days-left.module.css';

/** Days left to apply, from two weeks before the deadline. */
export function DaysLeft({ deadline }: { deadline: string | null | undefined }) {
  const language = useLanguage();
  const [today] = useState(() => swissToday(new Date()));
  const days = daysUntil(deadline, today);
  if (days === undefined || days > DEADLINE_NEAR_DAYS) return null;
  return (
    <li className={styles.near}>
      <Badge>
        {/* The server may have rendered it before midnight. */}
        <span suppressHydrationWarning>{describeDaysLeft(deadline, today, language)}</span>
      </Badge>
    </li>
  );
}
