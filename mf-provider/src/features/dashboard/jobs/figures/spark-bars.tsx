import styles from './spark-bars.module.css';

interface SparkBarsProps {
  /** Of each day, the oldest first. */
  values: readonly number[];
  /** Says in words what the bars show. */
  label: string;
}

const [WIDTH, GAP, HEIGHT] = [5, 2, 24];

/** A bar for each day, as high as its share of the highest one; a day without anything is a line. */
export function SparkBars({ values, label }: SparkBarsProps) {
  const most = Math.max(...values, 1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      className={styles.bars}
    >
      {values.map((value, day) => {
        const height = value === 0 ? 1 : Math.max(2, (HEIGHT * value) / most);
        return (
          <rect
            key={day}
            x={day * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={1}
            className={value === 0 ? styles.none : undefined}
          />
        );
      })}
    </svg>
  );
}
