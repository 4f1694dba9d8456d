import { translate } from '../languages/texts';
import type * as english from './regions.texts';

/** Names of the cantons, by their letters. */
export const regionsTexts = translate<typeof english.regionsTexts>('rules/regions')({
  AG: 'Aargau',
  AR: 'Appenzell Ausserrhoden',
  AI: 'Appenzell Innerrhoden',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  BE: 'Bern',
  FR: 'Freiburg',
  GE: 'Genf',
  GL: 'Glarus',
  GR: 'Graubünden',
  JU: 'Jura',
  LU: 'Luzern',
  NE: 'Neuenburg',
  NW: 'Nidwalden',
  OW: 'Obwalden',
  SH: 'Schaffhausen',
  SZ: 'Schwyz',
  SO: 'Solothurn',
  SG: 'St. Gallen',
  TG: 'Thurgau',
  TI: 'Tessin',
  UR: 'Uri',
  VS: 'Wallis',
  VD: 'Waadt',
  ZG: 'Zug',
  ZH: 'Zürich',
  ZZ: 'Ausland',
});
