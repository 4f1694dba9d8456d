import { translate } from '../languages/texts';
import type * as english from './match-reasons.texts';

export const matchReasonsTexts = translate<typeof english.matchReasonsTexts>('rules/match-reasons')({
  occupation: 'Même métier, autre nom',
  group: 'Métier de ce domaine',
  related: 'Métier proche',
  company: 'Trouvé dans le nom de l’entreprise',
});
