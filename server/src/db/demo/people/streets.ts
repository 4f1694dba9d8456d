import type { Language } from '../professions/profession';

export const streets: Record<Language, string[]> = {
  de: [
    'Bachweg',
    'Gartenstrasse',
    'Kirchgasse',
    'Mühleweg',
    'Rosenweg',
    'Schulhausstrasse',
    'Sonnenhalde',
    'Wiesenstrasse',
    'Lindenweg',
    'Oberdorf',
  ],
  fr: [
    'Rue du Lac',
    'Chemin des Vignes',
    'Rue de la Gare',
    'Avenue des Alpes',
    'Rue du Temple',
    'Chemin du Verger',
    'Rue de l’Orme',
  ],
  it: ['Via San Gottardo', 'Via al Lago', 'Via delle Scuole', 'Via ai Ronchi', 'Via Cantonale'],
  en: ['Lindenstrasse', 'Rue du Rhône', 'Seestrasse', 'Rosengasse'],
};

/** Names of companies' contact persons, by language. */
export const contacts: Record<Language, string[]> = {
  de: [
    'Monika Gerber',
    'Thomas Zwahlen',
    'Regula Ammann',
    'Stefan Huber',
    'Barbara Nägeli',
    'Peter Arnold',
    'Claudia Graf',
    'Reto Casutt',
  ],
  fr: [
    'Isabelle Monnier',
    'Laurent Jaccard',
    'Sandrine Blanc',
    'Olivier Tinguely',
    'Véronique Mauron',
    'Pierre-Alain Roduit',
  ],
  it: ['Paola Guidotti', 'Stefano Ghirlanda', 'Nadia Bianchi', 'Michele Rusca'],
  en: ['Helen Archer', 'Daniel Okafor', 'Ingrid Lindqvist', 'Marcus Bell'],
};
