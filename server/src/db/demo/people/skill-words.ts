import type { Language } from '../professions/profession';

/**
 * Translations, for a curriculum, of the skills that the product lists in English; skills without an entry
 * keep their name.
 */
const translations: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  de: {
    'Patient care': 'Pflege und Betreuung',
    'Wound care': 'Wundversorgung',
    Kinaesthetics: 'Kinaesthetics',
    'First aid': 'Erste Hilfe',
    Documentation: 'Dokumentation',
    'Driving licence B': 'Führerausweis B',
    'Driving licence C/CE': 'Führerausweis C/CE',
    Teamwork: 'Teamarbeit',
    Teaching: 'Unterrichten',
    'Child development': 'Entwicklung des Kindes',
    'Conflict resolution': 'Konfliktlösung',
    Photography: 'Fotografie',
    Counselling: 'Beratung',
    Bookkeeping: 'Buchhaltung',
    'Customer service': 'Kundenkontakt',
    'Cash desk': 'Kasse',
    'Visual merchandising': 'Warenpräsentation',
    Cooking: 'Kochen',
    Pastry: 'Patisserie',
    'Wine service': 'Weinservice',
    'Electrical installation': 'Elektroinstallation',
    'Working at heights': 'Arbeiten in der Höhe',
    'Project management': 'Projektleitung',
    'Forklift licence': 'Staplerausweis',
    'Warehouse systems': 'Lagersysteme',
    Statistics: 'Statistik',
    Copywriting: 'Texten',
    'Sound engineering': 'Tontechnik',
    Pruning: 'Baum- und Rebschnitt',
    'Dairy work': 'Melken und Käsen',
  },
  fr: {
    'Patient care': 'Soins',
    'Wound care': 'Soins des plaies',
    'First aid': 'Premiers secours',
    'Driving licence B': 'Permis B',
    Teamwork: 'Travail en équipe',
    Teaching: 'Enseignement',
    'Child development': 'Développement de l’enfant',
    'Conflict resolution': 'Gestion de conflits',
    Bookkeeping: 'Comptabilité',
    'Customer service': 'Relation clientèle',
    'Cash desk': 'Caisse',
    'Wine service': 'Service des vins',
    Copywriting: 'Rédaction',
    'Micro-assembly': 'Micro-assemblage',
    'Quality control': 'Contrôle qualité',
    Masonry: 'Maçonnerie',
    'Forklift licence': 'Permis cariste',
    'Working at heights': 'Travaux en hauteur',
  },
  it: {
    'Patient care': 'Cura dei pazienti',
    'First aid': 'Primo soccorso',
    Kinaesthetics: 'Cinestetica',
    Documentation: 'Documentazione',
    Teamwork: 'Lavoro in squadra',
    Bookkeeping: 'Contabilità',
    'Customer service': 'Contatto con la clientela',
    'Cash desk': 'Cassa',
    Cooking: 'Cucina',
    'Wine service': 'Servizio dei vini',
  },
};

export function translateSkill(name: string, language: Language): string {
  return language === 'en' ? name : (translations[language][name] ?? name);
}
