import type { ApplicationAccess } from '@metier/sdk/contract';
import { formatDate } from '@metier/sdk/rules';
import { Card, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './access-list.module.css';
import { accessTexts } from './access-list.texts';

/** Who opened the application, and what of it, by day. */
export function AccessList({ accesses }: { accesses: readonly ApplicationAccess[] }) {
  const language = useLanguage();
  const texts = useTexts(accessTexts);
  return (
    <Card as="section" aria-labelledby="accesses" className={styles.card}>
      <h2 id="accesses" className={styles.title}>
        {texts.title}
      </h2>
      {accesses.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {groupByDay(accesses).map(({ by, day, kinds }) => (
            <li key={`${day} ${by}`}>
              {texts.openedBy(by, formatDate(day, language) ?? day)}
              <span className={styles.kinds}>{kinds.map((kind) => texts.kinds[kind]).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface DayOfAccess extends Pick<ApplicationAccess, 'by' | 'day'> {
  readonly kinds: readonly ApplicationAccess['kind'][];
}

/** One entry for each viewer and day, in the order of the list. */
function groupByDay(accesses: readonly ApplicationAccess[]): DayOfAccess[] {
  const days = new Map<string, DayOfAccess>();
  for (const { by, day, kind } of accesses) {
    const key = `${day} ${by}`;
    days.set(key, { by, day, kinds: [...(days.get(key)?.kinds ?? []), kind] });
  }
  return [...days.values()];
}
