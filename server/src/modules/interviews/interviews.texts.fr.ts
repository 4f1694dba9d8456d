import { translate } from '@metier/sdk/rules';
import type * as english from './interviews.texts';

export const interviewsTexts = translate<typeof english.interviewsTexts>('server/interviews/interviews')({
  taken: 'Ce créneau vient d’être pris.',
  busyCandidate: 'Vous avez un autre entretien à ce moment-là.',
  busyInterviewer: 'L’une des personnes qui mènent l’entretien en a un autre à ce moment-là.',
  busyApplicant: 'La personne invitée a un autre entretien à ce moment-là.',
  notInvited: 'Présélectionnez d’abord cette candidature.',
  ended: 'Cette candidature est terminée.',
  alreadyOpen: 'Un entretien est déjà ouvert pour cette candidature. Modifiez plutôt celui-ci.',
  closed: 'Cet entretien n’est plus ouvert.',
  over: 'Cet entretien a eu lieu.',
  past: 'Ce moment est passé.',
  tooFar: 'Choisissez un moment dans l’année à venir.',
  invalidTime: 'Cette heure n’existe pas.',
  ownSlot: 'C’est à l’autre partie de choisir l’un de ces créneaux.',
  unknownLink: 'Ce lien est incomplet ou a été modifié. Veuillez le rouvrir depuis l’e-mail.',
  endedLink: 'Ce lien n’est plus valable, car l’entretien n’est plus ouvert.',
});
