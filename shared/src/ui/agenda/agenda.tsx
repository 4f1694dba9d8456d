import type { ReactNode } from 'react';
import { Card } from '../card/card';
import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './agenda.module.css';

export interface AgendaItem {
  key: string;
  icon: IconName;
  /** What waits, usually with the name of the other side. */
  what: ReactNode;
  /** The job, or how many it is about. */
  about?: ReactNode;
  when?: string | undefined;
  /** It should have happened already. */
  isLate?: boolean;
  /** The next step: a link or a button, with a menu at most. */
  action: ReactNode;
}

export interface AgendaTexts {
  title: string;
  /** Said while nothing waits. */
  nothing: string;
  more: (count: number) => string;
  /** Label of what is planned, but not near. */
  later: (count: number) => string;
}

export interface AgendaProps {
  /** Of the card, which can take the focus when the focused row is removed. */
  id: string;
  texts: AgendaTexts;
  /** The most urgent first. */
  items: readonly AgendaItem[];
  later?: readonly AgendaItem[];
  /** Parts that could not be loaded. */
  children?: ReactNode;
}

/** Rows shown at once on a phone, and on wider pages. */
const [FEW, MOST] = [2, 6];

/** What waits for a person today, a row each; the rows behind the first ones are folded. */
export function Agenda({ id, texts, items, later = [], children }: AgendaProps) {
  const titleId = `${id}-title`;
  const next = items.slice(FEW, MOST);
  const rest = [...items.slice(MOST), ...later];
  const label = items.length > MOST ? texts.more(rest.length) : texts.later(rest.length);
  const folded = rest.length > 0 && (
    <details>
      <Summary>{label}</Summary>
      <Rows items={rest} />
    </details>
  );
  return (
    <Card as="section" id={id} tabIndex={-1} aria-labelledby={titleId} className={styles.agenda}>
      <h2 id={titleId}>{texts.title}</h2>
      {children}
      {items.length > 0 ? (
        <Rows items={items.slice(0, FEW)} />
      ) : (
        <p className={styles.nothing}>
          <Icon name="check-circle" />
          {texts.nothing}
        </p>
      )}
      {next.length > 0 ? (
        <details className={styles.next}>
          <Summary>{texts.more(next.length + rest.length)}</Summary>
          <Rows items={next} />
          {folded}
        </details>
      ) : (
        folded
      )}
    </Card>
  );
}

const Summary = ({ children }: { children: string }) => (
  <summary className={styles.summary}>
    {children}
    <Icon name="chevron-down" size="small" />
  </summary>
);

const Rows = ({ items }: { items: readonly AgendaItem[] }) => (
  <ul className={styles.rows}>
    {items.map(({ key, ...item }) => (
      <Row key={key} {...item} />
    ))}
  </ul>
);

function Row({ icon, what, about, when, isLate, action }: Omit<AgendaItem, 'key'>) {
  return (
    <li className={styles.row}>
      <Icon name={icon} className={joinClasses(styles.icon, isLate && styles.late)} />
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {when && <p className={joinClasses(styles.when, isLate && styles.late)}>{when}</p>}
      <div className={styles.action}>{action}</div>
    </li>
  );
}
