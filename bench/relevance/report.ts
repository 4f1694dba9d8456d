import { formatTable } from '../lib/tables';
import type { RelevanceResult } from './run-searches';

/** A row for each kind and one for all. */
export function formatKinds(results: readonly RelevanceResult[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = kinds.map((kind) =>
    toRow(
      kind,
      results.filter((result) => result.kind === kind),
    ),
  );
  return formatTable(['kind', 'searches', 'right', 'share'], [...rows, toRow('all', results)]);
}

const toRow = (name: string, results: readonly RelevanceResult[]) => {
  const right = results.filter(({ isRight }) => isRight).length;
  return [name, `${results.length}`, `${right}`, `${((100 * right) / results.length).toFixed(0)} %`];
};

/** Every miss, with its first five results. */
export const formatMisses = (results: readonly RelevanceResult[]): string =>
  results
    .filter(({ isRight }) => !isRight)
    .map(
      ({ kind, line, first }) =>
        `${kind}: ${line}\n${(first.length > 0 ? first : ['nothing']).map((each) => `    ${each}`).join('\n')}`,
    )
    .join('\n');
