import { translate } from '../languages/texts';
import type * as english from './rejections.texts';

export const rejectionsTexts = translate<typeof english.rejectionsTexts>('rules/rejections')({
  labels: {
    'other-candidate': 'Un autre profil convient mieux',
    experience: 'Expérience insuffisante',
    qualification: 'Qualification manquante',
    language: 'Connaissances linguistiques',
    availability: 'Disponibilité ou taux d’activité',
    salary: 'Prétentions salariales',
    filled: 'Poste pourvu',
    other: 'Autre motif',
  },
  sentences: {
    'other-candidate':
      'nous poursuivons le processus avec des personnes dont le profil correspond davantage au poste',
    experience: 'nous recherchons davantage d’expérience dans ce domaine',
    qualification: 'le poste exige une qualification que nous n’avons pas trouvée dans votre dossier',
    language: 'le poste exige d’autres connaissances linguistiques',
    availability: 'vos disponibilités ne correspondent pas à nos besoins',
    salary: 'vos prétentions salariales dépassent ce que nous pouvons offrir',
    filled: 'le poste a été pourvu',
    other: 'nous avons décidé de poursuivre le processus avec d’autres personnes',
  },
  text: `Bonjour {candidate},

Nous vous remercions d’avoir postulé pour le poste «\u00a0{job}\u00a0» et du temps que vous y avez consacré. Malheureusement, nous ne pouvons pas donner suite à votre candidature\u00a0: {reason}.

Nous vous souhaitons plein succès dans vos recherches.

Meilleures salutations
{company}`,
});
