import styles from './benefit-sign.module.css';
import { benefitShapes } from './benefit-shapes';

/** What an emoji may carry to be shown in colour. */
const VARIATION = /\uFE0F/g;

/** A benefit's icon: drawn where it is one of the presets', else the emoji that the employer wrote. */
export function BenefitSign({ icon }: { icon: string }) {
  const shape = benefitShapes[icon.replace(VARIATION, '').trim()];
  return (
    <span aria-hidden="true" className={styles.sign}>
      {shape ? (
        <svg viewBox="0 0 20 20" width="20" height="20" className={styles.drawn}>
          {shape}
        </svg>
      ) : (
        icon
      )}
    </span>
  );
}
