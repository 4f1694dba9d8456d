import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const reviewsTexts = inCurrentLanguage(
  defineTranslated(
    'server/reviews/reviews',
    {
      notHired: 'You can review a candidate once you have hired them.',
      notHandled:
        'You can review a company once it has handled your application and the application has ended.',
      seekerReviewed: 'You have already reviewed this candidate.',
      companyReviewed: 'You have already reviewed this company.',
    },
    (translated) => ({
      de: translated({
        notHired: 'Sie können eine Person bewerten, sobald Sie sie eingestellt haben.',
        notHandled:
          'Sie können eine Firma bewerten, sobald sie Ihre Bewerbung bearbeitet hat und die Bewerbung abgeschlossen ist.',
        seekerReviewed: 'Sie haben diese Person bereits bewertet.',
        companyReviewed: 'Sie haben diese Firma bereits bewertet.',
      }),
      fr: translated({
        notHired: 'Vous pourrez évaluer cette personne une fois que vous l’aurez engagée.',
        notHandled:
          'Vous pourrez évaluer une entreprise une fois qu’elle aura traité votre candidature et que celle-ci sera terminée.',
        seekerReviewed: 'Vous avez déjà évalué cette personne.',
        companyReviewed: 'Vous avez déjà évalué cette entreprise.',
      }),
      it: translated({
        notHired: 'Può recensire il lavoro di una persona dopo averla assunta.',
        notHandled:
          'Può recensire un’azienda quando ha trattato la Sua candidatura e la candidatura è conclusa.',
        seekerReviewed: 'Ha già recensito questa persona.',
        companyReviewed: 'Ha già recensito questa azienda.',
      }),
    }),
  ),
);
