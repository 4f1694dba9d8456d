import { french, translate } from '@metier/sdk/rules';
import type * as english from './following.texts';

export const followingTexts = translate<typeof english.followingTexts>('public/following/following')({
  title: 'Entreprises suivies',
  lead: 'Leurs nouvelles offres vous arrivent par notification.',
  channels: 'Choisir comment',
  list: 'Entreprises que vous suivez',
  openJobs: (count) =>
    count === 0
      ? 'Aucune offre ouverte'
      : french.plural(count, {
          one: `${french.count(count)} offre ouverte`,
          other: `${french.count(count)} offres ouvertes`,
        }),
  unfollow: 'Ne plus suivre',
  pages: 'Pages d’entreprises',
  empty: {
    title: 'Vous ne suivez encore aucune entreprise',
    text: 'Ouvrez une entreprise depuis l’une de ses offres et choisissez «\u00a0Suivre\u00a0». Ses nouvelles offres vous arrivent alors par notification.',
    action: 'Rechercher des offres',
  },
  failedLoad: {
    title: 'Les entreprises n’ont pas pu être chargées',
    text: 'Rien n’est perdu. Veuillez réessayer.',
  },
});
