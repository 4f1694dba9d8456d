import { translate } from '../languages/texts';
import type * as english from './transitions.texts';

export const transitionsTexts = translate<typeof english.transitionsTexts>('rules/transitions')({
  already: {
    pending: 'Déjà envoyée.',
    reviewed: 'Déjà examinée.',
    shortlisted: 'Déjà en présélection.',
    interview: 'Déjà à l’étape de l’entretien.',
    hired: 'Déjà retenue.',
    rejected: 'Déjà refusée.',
    withdrawn: 'Déjà retirée.',
  },
  companyOnly: 'Seule l’entreprise peut modifier ce statut.',
  candidateOnly: 'Seule la personne qui a postulé peut retirer une candidature.',
  shortlistFirst: 'Présélectionnez d’abord cette candidature.',
  reviewFirst: 'Examinez d’abord cette candidature.',
});
