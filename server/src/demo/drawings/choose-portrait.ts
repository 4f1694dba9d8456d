import type { Origin, Person } from '../data/index';
import type { Beard, Clothes, HairStyle, PortraitFeatures } from './portrait-features';
import { makeRandom } from '../random';

const skins: Record<Origin, string[]> = {
  north: ['#f6d7c3', '#f3cdb4', '#efc3a4', '#f8decd'],
  south: ['#e8b894', '#dba883', '#efc5a5', '#d69d76'],
  east: ['#f0c8ac', '#e6b694', '#f4d3bd'],
  levant: ['#dcab84', '#c98f66', '#e5b993'],
  africa: ['#6b4430', '#7d5138', '#8f6044', '#54341f'],
  india: ['#9c6b48', '#b07d57', '#8a5a3b'],
  asia: ['#f1cfae', '#e8bf99'],
};

const hairColors: Record<Origin, string[]> = {
  north: ['#c9974d', '#8a5a33', '#5a3a24', '#a34d28', '#3d2a20', '#e0b971', '#7a4b2b'],
  south: ['#2b1d17', '#3d2a20', '#5a3a24'],
  east: ['#3d2a20', '#6b4428', '#2b1d17'],
  levant: ['#1f1714', '#2b1d17'],
  africa: ['#1b1412', '#241a16'],
  india: ['#171210', '#211814'],
  asia: ['#1a1614', '#2a1f1b'],
};

const scarves = ['#3f6f8f', '#8f4f63', '#4d7a5c', '#6d5a94'];
const grounds = [
  '#cfe5d8',
  '#d6e3f3',
  '#f3dccb',
  '#e3d9f0',
  '#f6e4b5',
  '#d3e8ea',
  '#f3d3d6',
  '#dfe3d0',
  '#cdd9e4',
];
const fabrics = [
  '#0b6b50',
  '#2f4b7c',
  '#b5533c',
  '#5c4b8a',
  '#d19a2e',
  '#3a6f7a',
  '#7a3b55',
  '#4a5560',
  '#e9e2d3',
  '#2d3a45',
];

const styles: Record<'f' | 'm', Record<Origin, HairStyle[]>> = {
  f: {
    north: ['long', 'bob', 'ponytail', 'wavy', 'bun', 'fringe', 'pixie', 'braids'],
    south: ['wavy', 'long', 'bun', 'curlyLong', 'ponytail', 'bob'],
    east: ['long', 'bob', 'ponytail', 'wavy'],
    levant: ['wavy', 'curlyLong', 'long'],
    africa: ['afro', 'braids', 'locs', 'curlyLong'],
    india: ['long', 'braids', 'bun'],
    asia: ['fringe', 'bob', 'long'],
  },
  m: {
    north: ['short', 'sidePart', 'quiff', 'crop', 'curly', 'buzz'],
    south: ['quiff', 'short', 'curly', 'sidePart'],
    east: ['crop', 'short', 'buzz'],
    levant: ['curly', 'short', 'quiff'],
    africa: ['crop', 'buzz', 'locs', 'curly'],
    india: ['short', 'sidePart'],
    asia: ['sidePart', 'short'],
  },
};

/** Features of a person's portrait; deterministic for the name and `order`. */
export function choosePortrait(person: Person, order: number): PortraitFeatures {
  const random = makeRandom(`portrait ${person.firstName} ${person.lastName}`);
  const { origin, presents, age } = person;
  const isWorkingInCare = /^(nursing|health|care)/.test(person.trackId);
  // Cycles through styles and grounds instead of choosing at random, so that adjacent portraits differ.
  const offered = styles[presents][origin];
  const style = person.wearsScarf
    ? 'scarf'
    : age > 36 && presents === 'm'
      ? 'bald'
      : offered[order % offered.length];
  return {
    ground: grounds[(order * 4) % grounds.length] ?? '#d6e3f3',
    skin: random.pick(skins[origin]),
    hairStyle: style ?? 'short',
    hairColor: person.wearsScarf
      ? random.pick(scarves)
      : age > 43
        ? '#8d8a86'
        : random.pick(hairColors[origin]),
    beard:
      presents === 'm' ? random.weighted<Beard>({ none: 50, stubble: 20, full: 22, moustache: 8 }) : 'none',
    clothes: random.weighted<Clothes>({
      crew: 20,
      collar: 18,
      hoodie: 14,
      blazer: 12,
      turtleneck: 12,
      cardigan: 12,
      scrubs: isWorkingInCare ? 45 : 0,
    }),
    clothesColor: random.pick(fabrics),
    hasGlasses: random.chance(0.24),
    hasEarrings: presents === 'f' && random.chance(0.6),
    hasFreckles: origin === 'north' && random.chance(0.25),
    roundness: random.next(),
    smile: random.pick(['soft', 'soft', 'wide', 'calm']),
  };
}
