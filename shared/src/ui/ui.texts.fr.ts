import { french, translate } from '../rules/index';
import type * as english from './ui.texts';

/** A number with one decimal at most: `2,5`. */
const withComma = (amount: number) => String(amount).replace('.', ',');

export const uiTexts = translate<typeof english.uiTexts>('ui/ui')({
  titleOf: (page) => `${page} – Metier`,
  working: 'En cours…',
  tryAgain: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Masquer',
  remove: 'Supprimer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordStrength: 'Sécurité du mot de passe\u00a0:',
  chooseFile: 'Choisir un fichier',
  orDropIt: 'ou déposez-le ici',
  chosenFile: 'Fichier choisi\u00a0:',
  fileSize: {
    bytes: (amount) =>
      french.plural(amount, {
        one: `${amount}\u00a0octet`,
        other: `${french.count(amount)}\u00a0octets`,
      }),
    kilobytes: (amount) => `${french.count(amount)}\u00a0Ko`,
    megabytes: (amount) => `${withComma(amount)}\u00a0Mo`,
    gigabytes: (amount) => `${withComma(amount)}\u00a0Go`,
  },
  breadcrumb: 'Fil d’Ariane',
  pagination: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `${page} sur ${pages}`,
  stepDone: 'Terminé\u00a0:',
  notifications: 'Messages du site',
  stars: (rating) => `${rating} étoiles sur 5`,
  noStars: 'Pas encore d’évaluation',
  starWords: ['Mauvais', 'Moyen', 'Bien', 'Très bien', 'Excellent'],
  starChoice: (stars, word) =>
    `${french.plural(stars, { one: `${stars} étoile`, other: `${stars} étoiles` })}, ${word.toLowerCase()}`,
  starsUnchosen: 'Aucune note choisie',
  missingRemote: (name) => `Cette partie du site (${name}) ne répond pas. Le reste fonctionne normalement.`,
  status: {
    pending: 'En attente',
    reviewed: 'Examinée',
    shortlisted: 'Présélection',
    interview: 'Entretien',
    hired: 'Engagement',
    rejected: 'Refusée',
    withdrawn: 'Retirée',
    active: 'Active',
    inactive: 'Inactive',
  },
  reviewTitleHint: 'En quelques mots. Facultatif.',
});
