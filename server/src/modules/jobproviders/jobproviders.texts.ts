import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const jobprovidersTexts = inCurrentLanguage(
  defineTranslated(
    'server/jobproviders/jobproviders',
    {
      exists: 'You already have a company profile.',
      missing: 'Job provider profile not found',
    },
    (translated) => ({
      de: translated({
        exists: 'Sie haben bereits ein Firmenprofil.',
        missing: 'Sie haben noch kein Firmenprofil.',
      }),
      fr: translated({
        exists: 'Vous avez déjà un profil d’entreprise.',
        missing: 'Vous n’avez pas encore de profil d’entreprise.',
      }),
      it: translated({
        exists: 'Lei ha già un profilo aziendale.',
        missing: 'Non ha ancora un profilo aziendale.',
      }),
    }),
  ),
);
