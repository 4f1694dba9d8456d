import companyFile from './companies.json';
import germanProfessions from './de/professions.json';
import germanTexts from './de/texts.json';
import germanTracks from './de/tracks.json';
import englishProfessions from './en/professions.json';
import englishTexts from './en/texts.json';
import englishTracks from './en/tracks.json';
import frenchProfessions from './fr/professions.json';
import frenchTexts from './fr/texts.json';
import frenchTracks from './fr/tracks.json';
import italianProfessions from './it/professions.json';
import italianTexts from './it/texts.json';
import italianTracks from './it/tracks.json';
import personFile from './persons.json';
import townFile from './towns.json';

/** The content of the data files, unchecked. */
export const files = {
  towns: townFile,
  persons: personFile,
  companies: companyFile,
  languages: {
    de: { professions: germanProfessions, tracks: germanTracks, texts: germanTexts },
    fr: { professions: frenchProfessions, tracks: frenchTracks, texts: frenchTexts },
    it: { professions: italianProfessions, tracks: italianTracks, texts: italianTexts },
    en: { professions: englishProfessions, tracks: englishTracks, texts: englishTexts },
  },
};
