import { translate } from '../languages/texts';
import type * as english from './company-facts.texts';

export const companyFactsTexts = translate<typeof english.companyFactsTexts>('rules/company-facts')({
  sizes: {
    '1-9': '1 à 9 personnes',
    '10-49': '10 à 49 personnes',
    '50-249': '50 à 249 personnes',
    '250+': '250 personnes ou plus',
  },
  industries: {
    health: 'Santé et soins',
    social: 'Social',
    education: 'Formation et recherche',
    industry: 'Industrie et production',
    construction: 'Construction et artisanat',
    agriculture: 'Agriculture et sylviculture',
    energy: 'Énergie et environnement',
    transport: 'Transports et logistique',
    trade: 'Commerce et vente',
    hospitality: 'Hôtellerie et restauration',
    it: 'Informatique et télécommunications',
    finance: 'Banques et assurances',
    consulting: 'Droit, conseil et administration',
    property: 'Immobilier et entretien des bâtiments',
    culture: 'Culture, médias et sport',
    public: 'Administration publique',
    other: 'Autre branche',
  },
});
