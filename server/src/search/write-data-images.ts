import { join } from 'node:path';
import { readImagesFrom, writeImage } from './data-images';
import { THESAURUS_IMAGE, computeThesaurus } from './occupations/thesaurus';
import { PLACES_IMAGE } from './places/gazetteer';
import { readPlaceIndex } from './places/place-index';
import { DIALECT_IMAGE, readDialect } from './query/dialect';
import { KEYWORD_NAMES_IMAGE, listNameEntries } from './suggestions/suggest-names';
import { PLACE_NAMES_IMAGE, listPlaceEntries } from './suggestions/suggest-places';

/** Computes the indexes of occupations, dialect and places from the server's data files into a folder. */
export function writeDataImages(serverFolder: string, folder: string): void {
  writeImage(folder, THESAURUS_IMAGE, computeThesaurus(join(serverFolder, 'thesaurus')));
  writeImage(folder, DIALECT_IMAGE, readDialect(join(serverFolder, 'thesaurus')));
  writeImage(folder, PLACES_IMAGE, readPlaceIndex(join(serverFolder, 'places')));
  // The names are computed from the two.
  readImagesFrom(folder);
  writeImage(folder, KEYWORD_NAMES_IMAGE, listNameEntries());
  writeImage(folder, PLACE_NAMES_IMAGE, listPlaceEntries());
}
