import { IS_LAB } from '../../packages/testing/src/jest/limits.cjs';

/** The first value in the laboratory, the second in `npm test`. */
export const inLab = <Value>(full: Value, short: Value): Value => (IS_LAB ? full : short);
