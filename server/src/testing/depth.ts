/** Whether the run is the laboratory's (`npm run lab`), where a test may need minutes. */
const IS_LAB = process.env.METIER_LAB === '1';

/** The depth of a test: in full in the laboratory, short on every commit. */
export const inLab = <Depth>(full: Depth, short: Depth): Depth => (IS_LAB ? full : short);

/** How many times slower than a fast machine this one is; at least 1. */
export const SLOWNESS = Number(process.env.METIER_SLOWNESS ?? 1);
