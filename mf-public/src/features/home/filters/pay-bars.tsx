import type { JobFacets } from '@metier/sdk/contract';
import styles from './pay-bars.module.css';

interface PayBarsProps {
  bounds: NonNullable<JobFacets['pay']>['at_least'];
  /** Position of the bound from which on the bars are within the minimum. */
  chosen: number;
}

const HEIGHT = 56;
/** Between two bars, as a share of one. */
const GAP = 0.14;

/**
 * A bar for each band, as high as its share of the highest one; the sentence below says it in words. Positions are
 * attributes, because the content security policy allows no inline styles.
 */
export function PayBars({ bounds, chosen }: PayBarsProps) {
  // A higher minimum may find more, because a search with few jobs reaches further.
  const bands = bounds.map(({ count }, index) => Math.max(0, count - (bounds[index + 1]?.count ?? 0)));
  const most = Math.max(1, ...bands);
  const width = 100 / bands.length;
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className={styles.bars}>
      {bands.map((jobs, index) => {
        const height = jobs === 0 ? 1 : Math.max(3, Math.round((HEIGHT * jobs) / most));
        return (
          <rect
            key={bounds[index]?.value}
            x={`${(width * (index + GAP / 2)).toFixed(2)}%`}
            y={HEIGHT - height}
            width={`${(width * (1 - GAP)).toFixed(2)}%`}
            height={height}
            rx="2"
            className={index < chosen ? styles.below : undefined}
          />
        );
      })}
    </svg>
  );
}
