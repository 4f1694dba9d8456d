import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const accessLogTexts = inCurrentLanguage(
  defineTranslated('server/access-log/access-log', { operator: 'Metier' }, (translated) => ({
    de: translated({
      operator: 'Metier',
    }),
    fr: translated({
      operator: 'Metier',
    }),
    it: translated({
      operator: 'Metier',
    }),
  })),
);
