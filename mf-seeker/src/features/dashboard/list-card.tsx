import type { ReactNode } from 'react';
import { Badge, Card, Skeleton } from '@metier/shared/ui';
import styles from './list-card.module.css';
import { PieceFailure } from './piece-failure';
import { useAnswer, type Answer } from './piece';

interface ListCardProps<Value> {
  /** Id of the heading, which gets the focus when the focused element is removed. */
  id: string;
  title: string;
  list: Answer<Value>;
  countOf: (value: Value) => number;
  /** Rendered next to the heading, such as a filter. */
  renderTools: (value: Value) => ReactNode;
  /** Message when the list failed to load. */
  failure: string;
  children: (value: Value) => ReactNode;
}

/** A list of the dashboard with its own loading state and failure. */
export function ListCard<Value>({
  id,
  title,
  list,
  countOf,
  renderTools,
  failure,
  children,
}: ListCardProps<Value>) {
  const outcome = useAnswer(list);
  const value = outcome?.isLoaded ? outcome.value : undefined;
  return (
    <Card as="section" aria-labelledby={id} aria-busy={!outcome} className={styles.card}>
      <Head id={id} title={title} count={value && countOf(value)}>
        {value && renderTools(value)}
      </Head>
      {value && children(value)}
      {!outcome && <Ghosts />}
      {outcome?.isLoaded === false && <PieceFailure title={failure} error={outcome.error} level={3} />}
    </Card>
  );
}

interface HeadProps {
  id: string;
  title: string;
  count: number | undefined;
  children?: ReactNode;
}

function Head({ id, title, count, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title} {count !== undefined && <Badge>{count}</Badge>}
      </h2>
      {children}
    </div>
  );
}

const Ghosts = () => (
  <div aria-hidden="true" className={styles.items}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={styles.ghost}>
        <Skeleton shape="circle" />
        <div>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </div>
    ))}
  </div>
);
