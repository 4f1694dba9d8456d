import { translate } from '../languages/texts';
import type * as english from './company-facts.texts';

export const companyFactsTexts = translate<typeof english.companyFactsTexts>('rules/company-facts')({
  sizes: {
    '1-9': 'Da 1 a 9 persone',
    '10-49': 'Da 10 a 49 persone',
    '50-249': 'Da 50 a 249 persone',
    '250+': '250 persone o più',
  },
  industries: {
    health: 'Sanità e cure',
    social: 'Sociale',
    education: 'Formazione e ricerca',
    industry: 'Industria e produzione',
    construction: 'Edilizia e artigianato',
    agriculture: 'Agricoltura e selvicoltura',
    energy: 'Energia e ambiente',
    transport: 'Trasporti e logistica',
    trade: 'Commercio e vendita',
    hospitality: 'Alberghi e ristorazione',
    it: 'Informatica e telecomunicazioni',
    finance: 'Banche e assicurazioni',
    consulting: 'Diritto, consulenza e amministrazione',
    property: 'Immobili e manutenzione',
    culture: 'Cultura, media e sport',
    public: 'Amministrazione pubblica',
    other: 'Altro settore',
  },
});
