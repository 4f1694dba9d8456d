import { Type, type Static } from 'typebox';
import { Count } from './common';

const Francs = Type.Integer({ minimum: 0 });

/**
 * The pay of other active jobs of the same occupation on the board, each as a month at 100 % in Swiss francs; a
 * range counts by its middle.
 */
export const PayComparison = Type.Object({
  /** The official names of the occupations compared, in the language of the request. */
  occupations: Type.Array(Type.String(), { minItems: 1 }),
  /** How many jobs are compared, and how many of them pay less than this one and more. */
  jobs: Count,
  below: Count,
  above: Count,
  /** Eight jobs of ten are between these two. */
  low: Francs,
  high: Francs,
  /** The middle half is between the quartiles. */
  lower_quartile: Francs,
  median: Francs,
  upper_quartile: Francs,
});
export type PayComparison = Static<typeof PayComparison>;
