import type { ReactNode } from 'react';
import { Section, type Part } from '@metier/sdk/remote';
import { Badge, Card, ErrorPanel, Fold, Skeleton, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './list-card.module.css';

interface ListCardProps<Value> {
  /** Id of the heading, which gets the focus when the focused element is removed. */
  id: string;
  title: string;
  list: Part<Value>;
  countOf: (value: Value) => number;
  /** Rendered next to the heading, such as a filter. */
  renderTools: (value: Value) => ReactNode;
  /** On a phone: whether its content is shown at first, or its title alone; without it the content always is. */
  isOpen?: boolean | undefined;
  /** Message when the list failed to load. */
  failure: string;
  children: (value: Value) => ReactNode;
}

/** A list of the dashboard with its own loading state and failure. */
export function ListCard<Value>({
  list,
  countOf,
  renderTools,
  failure,
  children,
  ...head
}: ListCardProps<Value>) {
  const texts = useTexts(dashboardTexts);
  return (
    <Section
      of={list}
      loading={
        <Frame {...head} isLoading>
          <Ghosts />
        </Frame>
      }
      failed={(retry, { detail }) => (
        <Frame {...head}>
          <ErrorPanel {...retry} slim level={3} title={failure} message={detail ?? texts.loadError.text} />
        </Frame>
      )}
    >
      {(value) => (
        <Frame {...head} count={countOf(value)} tools={renderTools(value)}>
          {children(value)}
        </Frame>
      )}
    </Section>
  );
}

interface FrameProps extends Pick<ListCardProps<never>, 'id' | 'title' | 'isOpen'> {
  count?: number;
  tools?: ReactNode;
  isLoading?: boolean;
  children: ReactNode;
}

function Frame({ id, title, count, tools, isOpen, isLoading = false, children }: FrameProps) {
  const isFolded = isOpen !== undefined && count !== undefined;
  const content = (
    <>
      <div className={styles.head}>
        <h2 {...(!isFolded && { id, tabIndex: -1 })} className={styles.title}>
          {title} {count !== undefined && <Badge>{count}</Badge>}
        </h2>
        {tools}
      </div>
      {children}
    </>
  );
  return (
    <Card as="section" aria-label={title} aria-busy={isLoading} className={styles.card}>
      {isFolded ? (
        <Fold id={id} title={title} note={count} isOpen={isOpen}>
          {content}
        </Fold>
      ) : (
        content
      )}
    </Card>
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
