import { translate } from '../languages/texts';
import type * as english from './transitions.texts';

export const transitionsTexts = translate<typeof english.transitionsTexts>('rules/transitions')({
  already: {
    pending: 'Già inviata.',
    reviewed: 'Già esaminata.',
    shortlisted: 'Già preselezionata.',
    interview: 'Già nella fase di colloquio.',
    hired: 'Già accettata.',
    rejected: 'Già rifiutata.',
    withdrawn: 'Già ritirata.',
  },
  companyOnly: 'Solo l’azienda può modificare questo stato.',
  candidateOnly: 'Solo chi si è candidato può ritirare una candidatura.',
  shortlistFirst: 'Inserisca prima questa candidatura nella preselezione.',
  reviewFirst: 'Esamini prima questa candidatura.',
});
