import styles from './benefit-sign.module.css';
import { benefitShapes } from './benefit-shapes';

/** Variation selector, which some emoji need to be displayed in colour. */
const VARIATION = /\uFE0F/g;

/** Icon of a benefit: drawn for presets, otherwise the employer's emoji. */
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
