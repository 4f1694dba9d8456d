import { translate } from '@metier/sdk/rules';
import type * as english from './review.texts';

export const reviewTexts = translate<typeof english.reviewTexts>('seeker/applications/review/review')({
  title: (company) => `Évaluer ${company}`,
  lead: 'Tout le monde peut lire votre avis. Votre nom n’y figure pas.',
  loading: 'Recherche de votre avis…',
  failedTitle: 'Votre avis n’a pas pu être chargé',
  failedText: 'Le serveur n’a pas répondu.',

  written: (date) => `Vous avez déjà évalué cette entreprise, le ${date}.`,
  pros: 'Points positifs',
  cons: 'Points négatifs',

  form: {
    label: 'Votre avis',
    labels: {
      rating: 'Votre note',
      title: 'Titre',
      comment: 'Commentaire',
      pros: 'Points positifs',
      cons: 'Points négatifs',
    },
    commentHint:
      'Comment l’entreprise a traité votre candidature, du premier au dernier message. Facultatif.',
    missing: 'Choisissez une note.',
    submit: 'Publier l’avis',
    publishing: 'Publication de votre avis…',
    cancel: 'Annuler',
  },
  done: 'Avis publié',
  failed: 'L’avis n’a pas pu être publié. Veuillez réessayer.',
});
