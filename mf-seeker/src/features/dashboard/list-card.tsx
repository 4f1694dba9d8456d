import { useRef, type ReactNode } from 'react';
import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { Badge, Card, ErrorPanel, Skeleton } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './list-card.module.css';
import { useAnswer, type Answer } from './piece';

interface ListCardProps<Value> {
  /** Of its heading, which takes the focus when what had it goes away. */
  id: string;
  title: string;
  list: Answer<Value>;
  countOf: (value: Value) => number;
  /** Stands beside the heading, such as a filter. */
  renderTools: (value: Value) => ReactNode;
  /** What is said when the list could not be had. */
  failure: string;
  children: (value: Value) => ReactNode;
}

/** One of the dashboard's lists, which comes and fails on its own. */
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

/** In place of a part that could not be had; trying again asks for every part that failed. */
export function PieceFailure({ title, error, level }: { title: string; error: unknown; level: 2 | 3 }) {
  const { revalidate, state } = useRevalidator();
  const panel = useRef<HTMLDivElement>(null);

  async function retry() {
    const section = panel.current?.closest('section');
    await revalidate();
    // The button that had the focus may have made room for what it brought.
    if (!section?.contains(document.activeElement)) section?.querySelector('h2')?.focus();
  }

  return (
    <div ref={panel}>
      <ErrorPanel
        bare
        level={level}
        title={title}
        message={readDetail(error, dashboardTexts.loadError.text)}
        busy={state === 'loading'}
        onRetry={() => void retry()}
      />
    </div>
  );
}
