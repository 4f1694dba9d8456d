import type { Verdict } from '@metier/sdk/contract';
import { Icon, joinClasses, type IconName } from '@metier/sdk/ui';
import styles from './gate-verdicts.module.css';
import { platformTexts } from './platform.texts';

const { gate: texts } = platformTexts;

const SIGNS: Readonly<Record<Verdict['verdict'], IconName>> = {
  yes: 'check-circle',
  no: 'warning',
  unknown: 'info',
};

const count = (verdicts: readonly Verdict[], wanted: Verdict['verdict']) =>
  verdicts.filter(({ verdict }) => verdict === wanted).length;

/** The worst verdict of the gate, with a summary. */
function summarise(verdicts: readonly Verdict[]): readonly [Verdict['verdict'], string] {
  const [refused, unknown] = [count(verdicts, 'no'), count(verdicts, 'unknown')];
  if (refused > 0) return ['no', texts.refuses(refused)];
  return ['yes', unknown > 0 ? texts.unknown(unknown) : texts.fits];
}

/** Current verdict of the gate, expandable to each check with its reason. */
export function GateVerdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const [worst, summary] = summarise(verdicts);
  return (
    <details className={styles.gate}>
      <summary className={styles.summary}>
        <Icon name={SIGNS[worst]} size="small" className={styles[worst]} />
        <span>{summary}</span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <ul className={styles.verdicts}>
        {verdicts.map(({ check, verdict, why }) => (
          <li key={check} className={styles.verdict}>
            <Icon
              name={SIGNS[verdict]}
              size="small"
              label={texts.verdicts[verdict]}
              className={joinClasses(styles.sign, styles[verdict])}
            />
            <span>
              <span className={styles.check}>{texts.checks[check]}</span> {why}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
