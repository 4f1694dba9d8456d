import type { Override } from '@metier/sdk/contract';
import { useLocation } from '@metier/sdk/router';
import { shellTexts } from '../shell.texts';
import styles from './override-badge.module.css';
import { useTexts } from '@metier/sdk/ui';
import { resetAddress } from './reset-address';

/** Shows this visitor's release overrides, with a reset link. */
export function OverrideBadge({ overrides }: { overrides: readonly Override[] }) {
  const { overrides: texts } = useTexts(shellTexts);
  const location = useLocation();
  return (
    <section className={styles.badge} aria-label={texts.label}>
      <ul className={styles.names}>
        {overrides.map(({ remote, version }) => (
          <li key={remote}>{texts.name(remote, version)}</li>
        ))}
      </ul>
      <a href={resetAddress(location)} className={styles.reset}>
        {texts.reset}
      </a>
    </section>
  );
}
