import { french, translate, type ApplicationStatus } from '@metier/sdk/rules';
import type * as english from './planned.texts';

const nameAll = (count: number, name: string) =>
  count === 1 ? name : french.plural(count, { one: `${count} candidature`, other: `${count} candidatures` });

const NOUNS: Partial<Record<ApplicationStatus, string>> = {
  reviewed: 'Examen',
  shortlisted: 'Présélection',
  interview: 'Invitation',
  hired: 'Réponse positive',
  rejected: 'Refus',
};

const UNDONE: Partial<Record<ApplicationStatus, string>> = {
  hired: 'la réponse positive',
  rejected: 'le refus',
};

export const plannedTexts = translate<typeof english.plannedTexts>('provider/applications/planned/planned')({
  announced: (status, count, name) =>
    `${NOUNS[status] ?? 'Changement'} dans 60\u00a0s\u00a0: ${nameAll(count, name)}`,
  pending: (status) => `${NOUNS[status] ?? 'Changement'} en cours…`,
  undo: 'Annuler',
  undoOf: (status, name) => `Annuler ${UNDONE[status] ?? 'le changement'}\u00a0: ${name}`,
  undone: 'Annulé\u00a0: rien n’a été envoyé',
  tooLate: 'Il est trop tard pour annuler.',
  undoFailed: 'L’annulation n’a pas fonctionné. Veuillez réessayer.',
  reject: {
    title: (count, name) => `Refuser\u00a0: ${nameAll(count, name)}`,
    reason: 'Motif',
    reasonHint: 'Seule votre entreprise voit le motif que vous avez choisi.',
    reasonTold: 'Le motif figure dans le message ci-dessous.',
    reasonTellable: 'Facultatif. Si vous choisissez un motif, il figurera dans le message ci-dessous.',
    reasonNeeded: 'Choisissez un motif ou retirez {reason} du message.',
    noReason: 'Aucun motif',
    languageHint: 'Par défaut, celle de l’offre.',
    eachLanguage: 'La langue de chaque offre',
    letterFor: (language, count, name) => `${language} · ${nameAll(count, name)}`,
    template: 'Modèle',
    builtIn: 'Texte standard',
    withMessage: 'Envoyer un message avec le refus',
    message: 'Message',
    filledHint: 'Vous pouvez modifier le texte avant son envoi.',
    placeholdersHint: (names) => `${names} sont remplis pour chaque personne.`,
    preview: (name) => `Ce que lira ${name}`,
    hint: 'Le refus prend effet dans 60\u00a0secondes. D’ici là, vous pouvez l’annuler.',
    confirm: 'Refuser',
    confirming: 'Refus en cours…',
    cancel: 'Annuler',
    required: 'Ce champ est obligatoire.',
  },
});
