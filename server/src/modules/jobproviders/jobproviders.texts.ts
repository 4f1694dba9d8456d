import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const jobprovidersTexts = inCurrentLanguage(
  defineTranslated(
    'server/jobproviders/jobproviders',
    {
      exists: 'You already have a company profile.',
      missing: 'Job provider profile not found',
      foundingYear: 'Enter the founding year with four digits, such as 1998. It cannot be in the future.',
    },
    (translated) => ({
      de: translated({
        exists: 'Sie haben bereits ein Firmenprofil.',
        missing: 'Sie haben noch kein Firmenprofil.',
        foundingYear:
          'Geben Sie das Gründungsjahr mit vier Ziffern an, zum Beispiel 1998. Es kann nicht in der Zukunft liegen.',
      }),
      fr: translated({
        exists: 'Vous avez déjà un profil d’entreprise.',
        missing: 'Vous n’avez pas encore de profil d’entreprise.',
        foundingYear:
          'Indiquez l’année de fondation en quatre chiffres, par exemple 1998. Elle ne peut pas être postérieure à l’année en cours.',
      }),
      it: translated({
        exists: 'Lei ha già un profilo aziendale.',
        missing: 'Non ha ancora un profilo aziendale.',
        foundingYear:
          'Inserisca l’anno di fondazione con quattro cifre, per esempio 1998. Non può essere nel futuro.',
      }),
    }),
  ),
);
