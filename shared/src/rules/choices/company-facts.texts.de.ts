import { translate } from '../languages/texts';
import type * as english from './company-facts.texts';

export const companyFactsTexts = translate<typeof english.companyFactsTexts>('rules/company-facts')({
  sizes: {
    '1-9': '1–9 Mitarbeitende',
    '10-49': '10–49 Mitarbeitende',
    '50-249': '50–249 Mitarbeitende',
    '250+': 'Ab 250 Mitarbeitenden',
  },
  industries: {
    health: 'Gesundheit und Pflege',
    social: 'Soziales',
    education: 'Bildung und Forschung',
    industry: 'Industrie und Produktion',
    construction: 'Bau und Handwerk',
    agriculture: 'Land- und Forstwirtschaft',
    energy: 'Energie und Umwelt',
    transport: 'Verkehr und Logistik',
    trade: 'Handel und Verkauf',
    hospitality: 'Hotellerie und Gastronomie',
    it: 'Informatik und Telekommunikation',
    finance: 'Banken und Versicherungen',
    consulting: 'Recht, Beratung und Administration',
    property: 'Immobilien und Gebäudeunterhalt',
    culture: 'Kultur, Medien und Sport',
    public: 'Öffentliche Verwaltung',
    other: 'Andere Branche',
  },
});
