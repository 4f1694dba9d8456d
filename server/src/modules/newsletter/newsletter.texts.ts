import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const newsletterTexts = inCurrentLanguage(
  defineTranslated(
    'server/newsletter/newsletter',
    {
      asked: 'Check your inbox: the link in our mail confirms your subscription.',
      unknownLink: 'This link is no longer valid. Please subscribe again.',
    },
    (translated) => ({
      de: translated({
        asked: 'Schauen Sie in Ihren Posteingang: Der Link in unserer E-Mail bestätigt Ihr Abonnement.',
        unknownLink: 'Dieser Link ist nicht mehr gültig. Bitte abonnieren Sie den Newsletter noch einmal.',
      }),
      fr: translated({
        asked: 'Consultez votre messagerie\u00a0: le lien dans notre e-mail confirme votre abonnement.',
        unknownLink: 'Ce lien n’est plus valable. Veuillez vous abonner à nouveau.',
      }),
      it: translated({
        asked: 'Controlli la Sua casella di posta: il link nella nostra e-mail conferma l’iscrizione.',
        unknownLink: 'Questo link non è più valido. Si iscriva di nuovo.',
      }),
    }),
  ),
);
