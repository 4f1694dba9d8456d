import { translate } from '../languages/texts';
import type * as english from './match-reasons.texts';

export const matchReasonsTexts = translate<typeof english.matchReasonsTexts>('rules/match-reasons')({
  occupation: 'Stessa professione, altro nome',
  group: 'Professione di questo settore',
  related: 'Professione affine',
  company: 'Trovato nel nome dell’azienda',
});
