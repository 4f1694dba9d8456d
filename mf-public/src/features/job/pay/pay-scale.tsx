import type { Job, PayComparison } from '@metier/sdk/contract';
import { formatCount, formatMoney, toMonthlyRange, type Language } from '@metier/sdk/rules';
import { Card, useLanguage, useTexts } from '@metier/sdk/ui';
import { jobTexts } from '../job.texts';
import styles from './pay-scale.module.css';
import { ScaleDrawing, type Span } from './scale-drawing';

/** Where the job's pay is among that of its occupation on the board; nothing without enough jobs to compare with. */
export function PayScale({ job, comparison }: { job: Job; comparison: PayComparison | null | undefined }) {
  const language = useLanguage();
  const { pay: texts } = useTexts(jobTexts);
  const own = toMonthlyRange(job);
  if (!comparison || !own) return null;
  const { lower_quartile, upper_quartile, low, high, occupations } = comparison;
  const half = { low: roundToTens(lower_quartile), high: roundToTens(upper_quartile) };
  const most = { low: roundToTens(low), high: roundToTens(high) };
  return (
    <Card as="section" aria-labelledby="pay" className={styles.card}>
      <h2 id="pay" className={styles.title}>
        {texts.title}
      </h2>
      <Finding comparison={comparison} />
      <ScaleDrawing own={own} half={half} most={most} median={comparison.median} />
      <dl className={styles.legend}>
        <LegendRow sign={styles.own} label={texts.own} value={formatSpan(own, language)} />
        <LegendRow sign={styles.half} label={texts.half} value={formatSpan(half, language)} />
        <LegendRow sign={styles.most} label={texts.most} value={formatSpan(most, language)} />
      </dl>
      <p className={styles.rule}>{texts.rule(occupations.join(', '))}</p>
    </Card>
  );
}

/** Says it by the greater of the two numbers. */
function Finding({ comparison: { jobs, below, above } }: { comparison: PayComparison }) {
  const language = useLanguage();
  const { pay: texts } = useTexts(jobTexts);
  const count = (value: number) => formatCount(value, language);
  const finding =
    below > above
      ? texts.more(count(below), count(jobs))
      : below < above
        ? texts.less(count(above), count(jobs))
        : texts.middle(count(jobs));
  return <p className={styles.finding}>{finding}</p>;
}

function LegendRow({ sign, label, value }: { sign: string | undefined; label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        <span aria-hidden="true" className={sign} />
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

/** A share of some jobs is known no better. */
const roundToTens = (amount: number) => Math.round(amount / 10) * 10;

function formatSpan({ low, high }: Span, language: Language): string {
  const [from, to] = [low, high].map((amount) =>
    formatMoney(String(Math.round(amount)), '', language).trim(),
  );
  return from === to ? `CHF\u00a0${from}` : `CHF\u00a0${from}–${to}`;
}
