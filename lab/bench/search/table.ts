import type { SearchTimings } from './run-kinds';

export interface Column {
  readonly jobs: number;
  readonly figures: readonly SearchTimings[];
}

const show = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0));

/**
 * One row per kind; the sizes are columns, and the last column is the ratio of the last size's median to the
 * first size.
 */
export function formatTable(columns: readonly Column[]): string {
  const [smallest] = columns;
  const largest = columns.at(-1);
  const heads = columns.flatMap(({ jobs }) => [
    `${jobs.toLocaleString('en')}: first`,
    'median',
    'p99',
    'work',
  ]);
  const lines = (smallest?.figures ?? []).map(({ name, median }, index) => {
    const cells = columns.flatMap(({ figures }) => {
      const {
        first,
        median: half,
        worst,
        work,
      } = figures[index] ?? { first: NaN, median: NaN, worst: NaN, work: NaN };
      return [first, half, worst, work].map(show);
    });
    const ratio = (largest?.figures[index]?.median ?? NaN) / median;
    return [name, ...cells, ...(columns.length > 1 ? [`${ratio.toFixed(1)}×`] : [])];
  });
  const rows = [['milliseconds', ...heads, ...(columns.length > 1 ? ['ratio'] : [])], ...lines];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
