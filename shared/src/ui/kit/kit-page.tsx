import type { ReactNode } from 'react';
import { Logo } from '../index';
import { actions } from './actions';
import { content } from './content';
import { dashboards } from './dashboards';
import { feedback } from './feedback';
import { fields } from './fields';
import { foundations } from './foundations';
import styles from './kit-page.module.css';
import type { Specimen } from './specimen';

const CHAPTERS: readonly (readonly [title: string, specimens: readonly Specimen[]])[] = [
  ['Foundations', foundations],
  ['Actions', actions],
  ['Fields', fields],
  ['Feedback', feedback],
  ['Content', content],
  ['Dashboards', dashboards],
];

/** Style guide for developers: every piece of the kit with its states, in light and dark side by side. */
export function KitPage() {
  return (
    <div className={styles.kit}>
      <header className={styles.header} id="top">
        <Logo tagline="The kit: every piece, every state" />
        <p>Hover, press and tab through them: that shows the rest.</p>
        <nav aria-label="Pieces" className={styles.contents}>
          {CHAPTERS.flatMap(([, specimens]) => specimens).map(({ pieces: [main = ''] }) => (
            <a key={main} href={`#${main}`}>
              {main}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {CHAPTERS.map(([title, specimens]) => (
          <section key={title} aria-labelledby={title}>
            <h1 id={title} className={styles.chapter}>
              {title}
            </h1>
            {specimens.map((specimen) => (
              <SpecimenSection key={specimen.use} specimen={specimen} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function SpecimenSection({ specimen: { pieces, use, isSmall, states } }: { specimen: Specimen }) {
  const draw = (theme: 'light' | 'dark'): ReactNode => (
    <div data-theme={theme} data-small={isSmall} className={styles.board}>
      {Object.entries(states).map(([state, render]) => (
        <div key={state} className={styles.state}>
          <p className={styles.name}>{state}</p>
          <div>{render(`${theme}-${state}`)}</div>
        </div>
      ))}
    </div>
  );
  return (
    <section id={pieces[0]} className={styles.specimen}>
      <h2>{pieces.join(', ')}</h2>
      <p className={styles.use}>{use}</p>
      <div className={styles.boards}>
        {draw('light')}
        {draw('dark')}
      </div>
    </section>
  );
}
