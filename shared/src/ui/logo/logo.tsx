import type { ReactNode } from 'react';
import styles from './logo.module.css';

/** The logo mark, an M. Decorative: name it with text next to it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" className={styles.mark}>
      <rect className={styles.ground} width="30" height="30" rx="8.5" />
      <path className={styles.letter} d="M8.5 20.8V9.8L15 16.6l6.5-6.8v11" />
    </svg>
  );
}

/** Mark and name, optionally with a tagline. */
export function Logo({ name = 'Metier', tagline }: { name?: string; tagline?: ReactNode }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {tagline && <span className={styles.tagline}>{tagline}</span>}
      </span>
    </span>
  );
}
