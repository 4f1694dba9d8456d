import { french, PLACEHOLDERS, translate } from '@metier/sdk/rules';
import type * as english from './closing-letters.texts';

const countCandidates = (count: number) =>
  french.plural(count, {
    one: `${french.count(count)} candidature`,
    other: `${french.count(count)} candidatures`,
  });

export const closingTexts = translate<typeof english.closingTexts>('provider/dashboard/closing-letters')({
  candidates: countCandidates,
  unanswered: (count) => `Pour ${countCandidates(count)} sans réponse`,
  actionsOf: (job) => `Autres actions pour l’avis de clôture pour ${job}`,
  edit: 'Modifier le texte',
  editOf: (job) => `Modifier l’avis de clôture pour ${job}`,
  send: 'Envoyer maintenant',
  sendQuestion: (count, job) =>
    `Envoyer maintenant l’avis de clôture pour «\u00a0${job}\u00a0» (${countCandidates(count)})\u00a0?`,
  skip: 'Ne pas envoyer',
  skipQuestion: (count, job) =>
    french.plural(count, {
      one: `Ne pas envoyer d’avis de clôture pour «\u00a0${job}\u00a0»\u00a0? Votre entreprise ne donnera aucune nouvelle à ${french.count(count)}\u00a0personne.`,
      other: `Ne pas envoyer d’avis de clôture pour «\u00a0${job}\u00a0»\u00a0? Votre entreprise ne donnera aucune nouvelle à ${french.count(count)}\u00a0personnes.`,
    }),
  sent: 'L’avis de clôture est en route',
  skipped: 'Aucun avis de clôture ne sera envoyé',
  saved: 'Avis de clôture enregistré',
  failed: 'L’avis de clôture n’a pas pu être modifié. Veuillez réessayer.',
  loadFailed: 'Les avis de clôture n’ont pas pu être chargés',
  dialog: {
    title: (job) => `Avis de clôture pour ${job}`,
    label: 'Texte',
    hint: `Champs de remplacement\u00a0: ${PLACEHOLDERS.filter(({ value }) => value !== 'reason')
      .map(({ value }) => `{${value}}`)
      .join(', ')}. Ils sont remplis pour chaque personne.`,
    keep: 'Utiliser aussi ce texte pour les prochaines offres dans cette langue',
    languageHint: 'Par défaut, celle de l’offre. Toutes les personnes reçoivent ce même texte.',
    languageFailed: 'Le texte dans cette langue n’a pas pu être chargé. Veuillez réessayer.',
    preview: 'Ce que lira la personne',
    save: 'Enregistrer',
    saving: 'Enregistrement du texte…',
    cancel: 'Annuler',
    required: 'Ce champ est obligatoire.',
    sampleCandidate: 'Léa Favre',
  },
});
