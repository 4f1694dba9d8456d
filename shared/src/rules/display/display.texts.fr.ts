import { translate } from '../languages/texts';
import type * as english from './display.texts';

export const displayTexts = translate<typeof english.displayTexts>('rules/display')({
  company: 'Entreprise inconnue',
  location: 'Télétravail',
  type: 'Temps plein',
  posted: 'Récemment',
});
