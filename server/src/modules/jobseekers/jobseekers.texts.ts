import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const jobseekersTexts = inCurrentLanguage(
  defineTranslated(
    'server/jobseekers/jobseekers',
    {
      exists: 'You already have a profile.',
      missing: 'Job seeker profile not found',
    },
    (translated) => ({
      de: translated({
        exists: 'Sie haben bereits ein Profil.',
        missing: 'Sie haben noch kein Profil.',
      }),
      fr: translated({
        exists: 'Vous avez déjà un profil.',
        missing: 'Vous n’avez pas encore de profil.',
      }),
      it: translated({
        exists: 'Lei ha già un profilo.',
        missing: 'Non ha ancora un profilo.',
      }),
    }),
  ),
);
