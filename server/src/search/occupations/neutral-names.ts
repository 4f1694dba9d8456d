/** Endings of German names of men, and what stands instead of both genders. */
const NEUTRAL: readonly (readonly [masculine: RegExp, neutral: string])[] = [
  [/fachmann(?!\p{L})/iu, 'fachperson'],
  [/assistent(?!\p{L})/iu, 'assistenz'],
  [/leiter(?!\p{L})/iu, 'leitung'],
  [/buchhalter(?!\p{L})/iu, 'buchhaltung'],
];

/** Neutral names that German titles use instead of this one: `Fachperson Betreuung`, `Filialleitung`. */
export const listNeutralNames = (masculine: string): readonly string[] =>
  NEUTRAL.filter(([ending]) => ending.test(masculine)).map(([ending, neutral]) =>
    masculine.replace(ending, neutral),
  );
