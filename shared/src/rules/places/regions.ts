import type { Choice } from '../choices/choices';

/** The 26 cantons, labelled in their own language or languages, ordered by label. */
export const REGIONS = [
  { value: 'AG', label: 'Aargau' },
  { value: 'AR', label: 'Appenzell Ausserrhoden' },
  { value: 'AI', label: 'Appenzell Innerrhoden' },
  { value: 'BL', label: 'Basel-Landschaft' },
  { value: 'BS', label: 'Basel-Stadt' },
  { value: 'BE', label: 'Bern / Berne' },
  { value: 'FR', label: 'Fribourg / Freiburg' },
  { value: 'GE', label: 'Genève' },
  { value: 'GL', label: 'Glarus' },
  { value: 'GR', label: 'Graubünden / Grischun / Grigioni' },
  { value: 'JU', label: 'Jura' },
  { value: 'LU', label: 'Luzern' },
  { value: 'NE', label: 'Neuchâtel' },
  { value: 'NW', label: 'Nidwalden' },
  { value: 'OW', label: 'Obwalden' },
  { value: 'SH', label: 'Schaffhausen' },
  { value: 'SZ', label: 'Schwyz' },
  { value: 'SO', label: 'Solothurn' },
  { value: 'SG', label: 'St. Gallen' },
  { value: 'TG', label: 'Thurgau' },
  { value: 'TI', label: 'Ticino' },
  { value: 'UR', label: 'Uri' },
  { value: 'VS', label: 'Valais / Wallis' },
  { value: 'VD', label: 'Vaud' },
  { value: 'ZG', label: 'Zug' },
  { value: 'ZH', label: 'Zürich' },
] as const satisfies readonly Choice[];

/** The region of a profile outside of Switzerland; the letters that no country and no canton has. */
export const ABROAD = 'ZZ';
