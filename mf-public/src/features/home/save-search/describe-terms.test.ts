import { addTranslations } from '@metier/sdk/rules';
import { readSearch } from '../home-search';
import { homeTexts as french } from '../home.texts.fr';
import { describeSearch } from './describe-terms';

beforeAll(() => addTranslations('fr', [french]));

test.each([
  ['Lausanne', 'à Lausanne'],
  ['Le Locle', 'au Locle'],
  ['Les Verrières', 'aux Verrières'],
  ['La Chaux-de-Fonds', 'à La Chaux-de-Fonds'],
  ['Tessin', 'dans le canton du Tessin'],
  ['Argovie', 'dans le canton d’Argovie'],
  ['Canton de Vaud', 'dans le canton de Vaud'],
])('a place has its French preposition: %s', (location, phrase) => {
  expect(describeSearch(readSearch(new URLSearchParams({ location })), 'fr')).toBe(phrase);
});
