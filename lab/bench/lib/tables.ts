const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table; every column but the first holds figures. */
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [toRow(head), toRow(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(toRow)].join('\n');

/** Median; NaN if there are no figures. */
export function takeMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Formats a figure for a table, or a dash. */
export const show = (value: number | undefined, digits = 0): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);

/** Ratio of the first to the second; `1.00×` if they are equal, even if both are 0. */
export const showRatio = (value: number | undefined, of: number | undefined): string => {
  if (value === undefined || of === undefined || Number.isNaN(value / of))
    return value === of ? '1.00×' : '–';
  return Number.isFinite(value / of) ? `${(value / of).toFixed(2)}×` : '–';
};
