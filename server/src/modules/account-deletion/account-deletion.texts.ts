import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const deletionTexts = inCurrentLanguage(
  defineTranslated(
    'server/account-deletion/account-deletion',
    {
      passwordWrong: 'This is not your current password.',
    },
    (translated) => ({
      de: translated({
        passwordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
      }),
      fr: translated({
        passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
      }),
      it: translated({
        passwordWrong: 'Questa non è la Sua password attuale.',
      }),
    }),
  ),
);
