/**
 * `npm run lab` runs all suites and journeys in full depth, with those that need minutes; `npm run lab -- <words>`
 * those whose paths contain one of the words.
 */
process.env.METIER_LAB = '1';
await import('./test');

export {};
