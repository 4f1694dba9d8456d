import type * as english from './display.texts';
import { translate } from '../languages/texts';

export const displayTexts = translate<typeof english.displayTexts>('rules/display')({
  company: 'Azienda sconosciuta',
  location: 'Da remoto',
  type: 'Tempo pieno',
  posted: 'Di recente',
});
