import type { RelevanceResult } from './run-searches';

/** A line for each kind and one for all: how many searches found what is meant. */
export function formatKinds(results: readonly RelevanceResult[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const lines = kinds.map((name) =>
    formatShare(
      name,
      results.filter(({ kind }) => kind === name),
    ),
  );
  return [...lines, formatShare('all', results)].join('\n');
}

function formatShare(name: string, results: readonly RelevanceResult[]): string {
  const right = results.filter(({ isRight }) => isRight).length;
  return `${name}: ${right} of ${results.length}, ${((100 * right) / results.length).toFixed(0)} %`;
}

/** Every miss, with its first five results. */
export const formatMisses = (results: readonly RelevanceResult[]): string =>
  results
    .filter(({ isRight }) => !isRight)
    .map(
      ({ kind, line, first }) =>
        `${kind}: ${line}\n${(first.length > 0 ? first : ['nothing']).map((each) => `    ${each}`).join('\n')}`,
    )
    .join('\n');
