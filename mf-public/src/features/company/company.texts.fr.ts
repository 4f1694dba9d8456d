import { french, translate } from '@metier/sdk/rules';
import type * as english from './company.texts';

const countReviews = (count: number) =>
  french.plural(count, { one: `${french.count(count)} avis`, other: `${french.count(count)} avis` });

export const companyTexts = translate<typeof english.companyTexts>('public/company/company')({
  home: 'Accueil',
  edit: 'Modifier le profil',
  publicPage: 'Page publique',
  follow: 'Suivre',
  followers: 'Abonnements',
  followersCount: (count) => french.count(count),
  place: 'Lieu',
  responseTime: 'Délai de réponse',
  website: 'Site web',
  newTab: '(s’ouvre dans un nouvel onglet)',
  reviewsCount: countReviews,
  toJobs: 'Offres ouvertes',
  facts: { industry: 'Branche', size: 'Taille', founded: 'Fondée en', languages: 'Langues de travail' },
  pictures: {
    title: 'Images',
    place: (place, count) => `Image ${place} sur ${count}`,
    previous: 'Image précédente',
    next: 'Image suivante',
  },
  quotes: { title: 'Extraits des avis', quoted: (words) => `«\u00a0${words}\u00a0»` },
  about: {
    title: 'L’entreprise',
    none: 'Cette entreprise ne s’est pas encore présentée.',
    tabs: { mission: 'Mission', advantages: 'Avantages', ethics: 'Culture d’entreprise' },
    empty: {
      mission: 'Cette entreprise n’a pas encore décrit sa mission.',
      advantages: 'Cette entreprise n’a pas encore indiqué d’avantages.',
      ethics: 'Cette entreprise n’a pas encore décrit sa culture.',
    },
  },
  head: {
    openJobs: (count) =>
      french.plural(count, {
        one: `${french.count(count)} offre ouverte`,
        other: `${french.count(count)} offres ouvertes`,
      }),
    rating: (average, count) => `${average} étoiles sur 5 (${countReviews(count)})`,
  },
  jobs: {
    title: 'Offres ouvertes',
    map: 'Offres ouvertes par lieu',
    loading: 'Chargement des offres ouvertes…',
    none: 'Aucune offre ouverte',
    noneHint: 'Les nouvelles offres apparaissent ici dès leur publication.',
    search: 'Parcourir toutes les offres',
    posted: 'Publiée\u00a0:',
    failed: 'Les offres ouvertes n’ont pas pu être chargées',
    pages: 'Pages des offres ouvertes',
  },
  reviews: {
    title: 'Avis',
    loading: 'Chargement des avis…',
    none: 'Pas encore d’avis',
    noneHint:
      'Les personnes qui ont postulé ici peuvent donner leur avis une fois la procédure terminée. Les avis ne montrent aucun nom.',
    mine: 'Votre avis',
    pros: 'Points positifs',
    cons: 'Points négatifs',
    failed: 'Les avis n’ont pas pu être chargés',
    pages: 'Pages des avis',
    invitation:
      'Votre candidature ici est terminée. Comment cela s’est-il passé\u00a0? Votre nom n’est pas affiché.',
    write: 'Donner un avis',
  },
  safe: 'Le reste de la page fonctionne normalement. Veuillez réessayer.',
  pageOver: 'Cette page n’existe pas.',
  firstPage: 'Aller à la première page',
  missing: {
    title: 'Entreprise introuvable',
    text: 'Elle a peut-être quitté Metier, ou l’adresse contient une faute de frappe.',
  },
  failure: {
    title: 'Erreur lors du chargement de l’entreprise',
    text: 'L’entreprise n’a pas pu être chargée. Veuillez réessayer plus tard.',
  },
});
