import type { Language } from '../languages/languages';

type Names = readonly [english: string, german: string, french: string, italian: string];

/** Skills that people often name, in four languages; names that are the same everywhere are left out. */
export const SKILL_NAMES: readonly Names[] = [
  ['Bookkeeping', 'Buchhaltung', 'Comptabilité', 'Contabilità'],
  ['Cash desk', 'Kasse', 'Caisse', 'Cassa'],
  ['Child development', 'Entwicklung des Kindes', 'Développement de l’enfant', 'Sviluppo del bambino'],
  ['Childcare', 'Kinderbetreuung', 'Garde d’enfants', 'Custodia di bambini'],
  ['Cleaning', 'Reinigung', 'Nettoyage', 'Pulizie'],
  ['Communication', 'Kommunikation', 'Communication', 'Comunicazione'],
  ['Conflict resolution', 'Konfliktlösung', 'Gestion de conflits', 'Gestione dei conflitti'],
  ['Cooking', 'Kochen', 'Cuisine', 'Cucina'],
  ['Copywriting', 'Texten', 'Rédaction', 'Redazione di testi'],
  ['Counselling', 'Beratung', 'Conseil', 'Consulenza'],
  ['Customer service', 'Kundenkontakt', 'Relation clientèle', 'Contatto con la clientela'],
  ['Dairy work', 'Melken und Käsen', 'Traite et fromagerie', 'Mungitura e caseificazione'],
  ['Documentation', 'Dokumentation', 'Documentation', 'Documentazione'],
  ['Driving licence B', 'Führerausweis B', 'Permis B', 'Patente B'],
  ['Driving licence C/CE', 'Führerausweis C/CE', 'Permis C/CE', 'Patente C/CE'],
  ['Electrical installation', 'Elektroinstallation', 'Installation électrique', 'Installazioni elettriche'],
  ['English', 'Englisch', 'Anglais', 'Inglese'],
  ['First aid', 'Erste Hilfe', 'Premiers secours', 'Primo soccorso'],
  ['Forklift licence', 'Staplerausweis', 'Permis cariste', 'Patente per carrelli elevatori'],
  ['French', 'Französisch', 'Français', 'Francese'],
  ['Gardening', 'Gartenarbeit', 'Jardinage', 'Giardinaggio'],
  ['German', 'Deutsch', 'Allemand', 'Tedesco'],
  ['Italian', 'Italienisch', 'Italien', 'Italiano'],
  ['Kinaesthetics', 'Kinästhetik', 'Kinesthétique', 'Cinestetica'],
  ['Leadership', 'Führung', 'Conduite d’équipe', 'Conduzione del personale'],
  ['Logistics', 'Logistik', 'Logistique', 'Logistica'],
  ['Masonry', 'Maurerarbeiten', 'Maçonnerie', 'Muratura'],
  ['Micro-assembly', 'Mikromontage', 'Micro-assemblage', 'Microassemblaggio'],
  ['Office work', 'Büroarbeiten', 'Travaux de bureau', 'Lavori d’ufficio'],
  ['Pastry', 'Patisserie', 'Pâtisserie', 'Pasticceria'],
  ['Patient care', 'Pflege und Betreuung', 'Soins', 'Cura dei pazienti'],
  ['Photography', 'Fotografie', 'Photographie', 'Fotografia'],
  ['Programming', 'Programmieren', 'Programmation', 'Programmazione'],
  ['Project management', 'Projektleitung', 'Gestion de projet', 'Gestione di progetti'],
  ['Pruning', 'Baum- und Rebschnitt', 'Taille des arbres et de la vigne', 'Potatura'],
  ['Quality control', 'Qualitätskontrolle', 'Contrôle qualité', 'Controllo qualità'],
  ['Reception', 'Empfang', 'Réception', 'Ricezione'],
  ['Sales', 'Verkauf', 'Vente', 'Vendita'],
  ['Sound engineering', 'Tontechnik', 'Technique du son', 'Tecnica del suono'],
  ['Statistics', 'Statistik', 'Statistique', 'Statistica'],
  ['Teaching', 'Unterrichten', 'Enseignement', 'Insegnamento'],
  ['Teamwork', 'Teamarbeit', 'Travail en équipe', 'Lavoro in squadra'],
  ['Time management', 'Zeitmanagement', 'Gestion du temps', 'Gestione del tempo'],
  ['Visual merchandising', 'Warenpräsentation', 'Présentation des articles', 'Visual merchandising'],
  ['Warehouse systems', 'Lagersysteme', 'Systèmes d’entrepôt', 'Sistemi di magazzino'],
  ['Welding', 'Schweissen', 'Soudage', 'Saldatura'],
  ['Wine service', 'Weinservice', 'Service des vins', 'Servizio dei vini'],
  ['Working at heights', 'Arbeiten in der Höhe', 'Travaux en hauteur', 'Lavori in quota'],
  ['Wound care', 'Wundversorgung', 'Soins des plaies', 'Cura delle ferite'],
];

const COLUMNS: Record<Language, number> = { en: 0, de: 1, fr: 2, it: 3 };

let rows: ReadonlyMap<string, Names> | undefined;

/** A skill, named in any language, in this one; a name that is not known is returned unchanged. */
export function translateSkill(name: string, language: Language): string {
  rows ??= new Map(SKILL_NAMES.flatMap((names) => names.map((each) => [each.toLowerCase(), names])));
  return rows.get(name.toLowerCase())?.[COLUMNS[language]] ?? name;
}
