import { careGerman } from './care-german';
import { craftsGerman } from './crafts-german';
import { english } from './english';
import { foodGerman } from './food-german';
import { frenchPeople } from './french-people';
import { frenchTechnology } from './french-technology';
import { frenchTrades } from './french-trades';
import { italian } from './italian';
import { peopleGerman } from './people-german';
import type { Profession } from './profession';
import { technologyGerman } from './technology-german';
import { tradeGerman } from './trade-german';

export const professions: readonly Profession[] = [
  ...careGerman,
  ...peopleGerman,
  ...foodGerman,
  ...craftsGerman,
  ...technologyGerman,
  ...tradeGerman,
  ...frenchPeople,
  ...frenchTrades,
  ...frenchTechnology,
  ...italian,
  ...english,
];

const byId = new Map(professions.map((each) => [each.id, each]));

export function findProfession(id: string): Profession {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no profession named ${id} in the demo data.`);
  return found;
}
