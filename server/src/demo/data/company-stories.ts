import type { CompanySize, Industry, JobLanguage } from '@metier/sdk/rules';
import type { SceneName } from '../drawings/draw-scene';

/** What some companies show besides their texts: facts, and pictures with the words that describe them. */
export interface CompanyStory {
  readonly foundingYear: number;
  readonly companySize: CompanySize;
  readonly industry: Industry;
  readonly workingLanguages: JobLanguage[];
  /** In their order; the first is the cover. */
  readonly pictures: readonly (readonly [scene: SceneName, text: string])[];
}

/** By the name of the company; the others have neither. */
export const companyStories: Readonly<Record<string, CompanyStory>> = {
  'Alta Medica': {
    foundingYear: 2004,
    companySize: '50-249',
    industry: 'health',
    workingLanguages: ['de', 'fr', 'en'],
    pictures: [
      ['town', 'Ein Tourenvelo vor den Häusern der Berner Länggasse'],
      ['table', 'Vier Kolleginnen und Kollegen planen am Tisch ihre Touren'],
      ['parlour', 'Eine Klientin in ihrem Wohnzimmer auf dem Sofa'],
      ['meeting', 'Fallbesprechung mit drei Personen vor einer Tafel'],
    ],
  },
  'Résidence du Vieux-Port': {
    foundingYear: 1987,
    companySize: '50-249',
    industry: 'health',
    workingLanguages: ['fr'],
    pictures: [
      ['harbour', 'Trois voiliers devant le port et les montagnes'],
      ['parlour', 'Une résidente sur le canapé du salon'],
      ['garden', 'La maison et son jardin fleuri'],
    ],
  },
  'Casa Camelia': {
    foundingYear: 1994,
    companySize: '50-249',
    industry: 'health',
    workingLanguages: ['it', 'de'],
    pictures: [
      ['garden', 'La casa con il giardino in fiore'],
      ['parlour', 'Un’ospite sul divano del soggiorno'],
      ['table', 'Quattro persone dell’équipe a tavola'],
    ],
  },
  'Backstube Morgenrot': {
    foundingYear: 1976,
    companySize: '50-249',
    industry: 'trade',
    workingLanguages: ['de'],
    pictures: [
      ['bakery', 'Eine Bäckerin vor Regalen voller Brote'],
      ['table', 'Das Team sitzt in der Pause am Tisch'],
    ],
  },
  'Hotel Edelspitz': {
    foundingYear: 1908,
    companySize: '10-49',
    industry: 'hospitality',
    workingLanguages: ['de', 'en'],
    pictures: [
      ['mountains', 'Das Hotel mit grünem Dach unter verschneiten Gipfeln'],
      ['parlour', 'Die Stube mit Sofa und Stehlampe'],
      ['table', 'Vier Mitarbeitende besprechen den Tag'],
      ['town', 'Die autofreie Gasse im Dorf'],
    ],
  },
  'Manufacture Valrose': {
    foundingYear: 1891,
    companySize: '50-249',
    industry: 'industry',
    workingLanguages: ['fr', 'en'],
    pictures: [
      ['workbench', 'Un cadran sur l’établi d’une horlogère'],
      ['mountains', 'La manufacture au pied des montagnes'],
      ['meeting', 'Trois collègues devant une courbe de précision'],
    ],
  },
  'Sonnendach Energie': {
    foundingYear: 2009,
    companySize: '50-249',
    industry: 'energy',
    workingLanguages: ['de'],
    pictures: [
      ['roofs', 'Ein Haus mit zehn Solarmodulen auf dem Dach'],
      ['meeting', 'Drei Personen planen eine Anlage'],
      ['table', 'Das Montageteam beim Znüni'],
    ],
  },
  'Pomona Robotics': {
    foundingYear: 2017,
    companySize: '10-49',
    industry: 'it',
    workingLanguages: ['en', 'de'],
    pictures: [
      ['orchard', 'A robot picks an apple between the trees'],
      ['workbench', 'A gear and a measuring dial on the bench'],
      ['meeting', 'Three people discuss the yield of a season'],
    ],
  },
};
