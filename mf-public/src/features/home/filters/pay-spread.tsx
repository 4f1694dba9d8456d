import type { JobFacets } from '@metier/sdk/contract';
import { formatCount, formatMoney, parseMoney } from '@metier/sdk/rules';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import { PayBars } from './pay-bars';
import styles from './pay-spread.module.css';
import { paySpreadTexts } from './pay-spread.texts';

export interface PaySpreadProps {
  /** Undefined until it is counted, and for another salary type than the search has. */
  pay: JobFacets['pay'];
  /** The typed minimum. */
  minimum: string;
  /** What the amounts are for: `per hour`. */
  unit: string;
  /** Chooses a bound of the bands, or none; undefined without JavaScript. */
  onChoose: ((minimum: string) => void) | undefined;
}

/** How the jobs are spread over pay, and how many of them reach the minimum; has its final size from the beginning. */
export function PaySpread({ pay, minimum, unit, onChoose }: PaySpreadProps) {
  const language = useLanguage();
  const texts = useTexts(paySpreadTexts);
  const bounds = pay?.at_least ?? [];
  const chosen = findBound(bounds, minimum);
  const { value = 0 } = bounds[chosen] ?? {};
  const amount = value > 0 ? formatMoney(value, undefined, language) : texts.none;
  const end = (sign: string, bound: number | undefined) =>
    bound === undefined ? '' : `${sign}\u00a0${formatCount(bound, language)}`;
  return (
    <div className={styles.spread}>
      <PayBars bounds={bounds} chosen={chosen} />
      {onChoose && (
        <input
          type="range"
          aria-label={texts.steps}
          aria-valuetext={amount}
          min={0}
          max={Math.max(1, bounds.length - 1)}
          value={chosen}
          disabled={!pay}
          className={styles.steps}
          onChange={({ target }) => onChoose(String(bounds[Number(target.value)]?.value || ''))}
        />
      )}
      <p aria-hidden="true" className={styles.ends}>
        <span>{end('<', bounds[1]?.value)}</span>
        <span>{end('≥', bounds.at(-1)?.value)}</span>
      </p>
      <output className={styles.finding}>
        {pay && (
          <>
            {value > 0
              ? texts.reach(bounds[chosen]?.count ?? 0, pay.total, `${amount} ${unit}`)
              : texts.spread(pay.total - pay.unpaid, unit)}{' '}
            {pay.unpaid > 0 && texts.unpaid(pay.unpaid)}
          </>
        )}
      </output>
    </div>
  );
}

/** The greatest bound up to the minimum; the first one without any. */
function findBound(bounds: NonNullable<JobFacets['pay']>['at_least'], minimum: string): number {
  const amount = Number(parseMoney(minimum) ?? 0);
  return Math.max(
    0,
    bounds.findLastIndex(({ value }) => value <= amount),
  );
}
