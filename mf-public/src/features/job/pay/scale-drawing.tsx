import styles from './scale-drawing.module.css';

export interface Span {
  readonly low: number;
  readonly high: number;
}

interface ScaleDrawingProps {
  own: Span;
  /** The middle half of the jobs compared. */
  half: Span;
  /** Eight of ten. */
  most: Span;
  median: number;
}

/** Room at both ends, as a share of the scale. */
const MARGIN = 0.04;
const HEIGHT = 48;
/** Heights of the middle of both lines: this job above the others. */
const OWN = 10;
const OTHERS = 34;

/**
 * This job's pay above that of the jobs compared, to scale; the legend below says the same in words. Positions are
 * attributes, because the content security policy allows no inline styles.
 */
export function ScaleDrawing({ own, half, most, median }: ScaleDrawingProps) {
  const [from, to] = [Math.min(own.low, most.low), Math.max(own.high, most.high)];
  const place = (amount: number) => {
    const share = MARGIN + (1 - 2 * MARGIN) * ((amount - from) / Math.max(1, to - from));
    return Math.round(share * 10_000) / 100;
  };
  const across = ({ low, high }: Span) => ({
    x: `${place(low)}%`,
    width: `${(place(high) - place(low)).toFixed(2)}%`,
  });
  const ends = own.low === own.high ? [own.low] : [own.low, own.high];
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className={styles.scale}>
      <rect {...across(most)} y={OTHERS - 2} height="4" rx="2" className={styles.most} />
      <rect {...across(half)} y={OTHERS - 9} height="18" rx="5" className={styles.half} />
      <rect x={`${place(median)}%`} y={OTHERS - 9} width="2" height="18" className={styles.median} />
      <rect {...across(own)} y={OWN - 3} height="6" className={styles.own} />
      {ends.map((amount) => (
        <g key={amount}>
          <line
            x1={`${place(amount)}%`}
            x2={`${place(amount)}%`}
            y1={OWN}
            y2={HEIGHT - 2}
            className={styles.plumb}
          />
          <circle cx={`${place(amount)}%`} cy={OWN} r="7" className={styles.own} />
        </g>
      ))}
    </svg>
  );
}
