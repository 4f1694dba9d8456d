import type { Track } from './track';
import { tracksEnglish } from './tracks-english';
import { tracksGerman } from './tracks-german';
import { tracksLatin } from './tracks-latin';

export const tracks: readonly Track[] = [...tracksGerman, ...tracksLatin, ...tracksEnglish];

const byId = new Map(tracks.map((each) => [each.id, each]));

export function findTrack(id: string): Track {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no track named ${id} in the demo data.`);
  return found;
}
