import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const followsTexts = inCurrentLanguage(
  defineTranslated(
    'server/follows/follows',
    {
      tooMany: (most: number) =>
        `You follow ${most} companies, which is the most an account can. Please end one of them first.`,
    },
    (translated) => ({
      de: translated({
        tooMany: (most) =>
          `Sie folgen ${most} Firmen; mehr sind mit einem Konto nicht möglich. Wählen Sie zuerst bei einer davon «Nicht mehr folgen».`,
      }),
      fr: translated({
        tooMany: (most) =>
          `Vous suivez ${most} entreprises, c’est le maximum pour un compte. Cessez d’abord d’en suivre une.`,
      }),
      it: translated({
        tooMany: (most) => `Segue ${most} aziende, il massimo per un account. Prima smetta di seguirne una.`,
      }),
    }),
  ),
);
