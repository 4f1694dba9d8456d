import { MAX_COMPANY_PICTURES } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

const most = MAX_COMPANY_PICTURES;

export const companyPicturesTexts = inCurrentLanguage(
  defineTranslated(
    'server/company-pictures/company-pictures',
    { full: `A company can show ${most} pictures. Delete one before you add another.` },
    (translated) => ({
      de: translated({
        full: `Eine Firma kann ${most} Bilder zeigen. Löschen Sie eines, bevor Sie ein weiteres hinzufügen.`,
      }),
      fr: translated({
        full: `Une entreprise peut montrer ${most} images. Supprimez-en une avant d’en ajouter une autre.`,
      }),
      it: translated({
        full: `Un’azienda può mostrare ${most} immagini. Ne elimini una prima di aggiungerne un’altra.`,
      }),
    }),
  ),
);
