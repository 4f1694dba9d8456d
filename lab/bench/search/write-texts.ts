import { makeRandom } from '../../../server/src/demo/random';

/** Vocabulary of the generated jobs; deterministic per seed. */
export interface Texts {
  readonly titles: readonly string[];
  readonly places: readonly string[];
  readonly companies: readonly string[];
  readonly descriptions: readonly string[];
}

const STARTS =
  'ba be bo da de do fa fe ga ge ha he ka ke la le li ma me mi na ne pa pe ra re sa se ta te va ve wa zu';
const MIDDLES = 'b ch d f g k l m n nd ng nt p r rd rg rt s sch st t tz v';
const ENDS = 'a ak al an ar e el en er es et i ich ig in ion is ist o on or os u um ung us';
const TRADES =
  'Koch Bäckerin Schreiner Pflegefachfrau Informatikerin Maurer Lehrerin Verkäufer Fahrer Gärtnerin Malerin Elektriker Vendeuse Infirmier Comptable Ingénieur Serveuse Mécanicien Infermiere Cuoco Muratore Contabile Autista Magazziniere Engineer Analyst Designer Nurse Teacher Driver';
const LEVELS = ['', ' EFZ', ' 80–100 %', ' (Nacht)', ', Lernende', ' senior', ' Teilzeit', ' Stv. Leitung'];
const TOWNS = [
  'Zürich, ZH',
  'Bern, BE',
  'Genève, GE',
  'Basel, BS',
  'Lausanne, VD',
  'Lugano, TI',
  'St. Gallen, SG',
];
const CANTONS = ['AG', 'BE', 'FR', 'GR', 'LU', 'NE', 'SG', 'SO', 'TG', 'VD', 'VS', 'ZH'];

/**
 * Share of the descriptions that contain these words; the frequency of every other word follows its rank in
 * the vocabulary.
 */
const SHARES = { team: 0.5, nacht: 0.1, 'C++': 0.01, 'Node.js': 0.02, '50%': 0.03 };

export function writeTexts(seed: number): Texts {
  const random = makeRandom(seed);
  const word = () => {
    const parts = [STARTS, MIDDLES, ENDS].map((set) => random.pick(set.split(' ')));
    return (random.chance(0.4) ? random.pick(STARTS.split(' ')) : '') + parts.join('');
  };
  const vocabulary = Array.from({ length: 6_000 }, word);
  // Zipf distribution: a few words are frequent, most are rare.
  const pickWord = () => vocabulary[Math.floor(vocabulary.length ** random.next()) - 1] ?? 'und';
  const describe = () => {
    const words = Array.from({ length: random.integer(120, 280) }, pickWord);
    for (const [each, share] of Object.entries(SHARES)) if (random.chance(share)) words.push(each);
    return `${random.shuffle(words).join(' ')}.`;
  };
  const name = () => word().replace(/^./, (first) => first.toUpperCase());
  return {
    titles: TRADES.split(' ').flatMap((trade) => LEVELS.map((level) => trade + level)),
    places: [...TOWNS, ...Array.from({ length: 2_500 }, () => `${name()}, ${random.pick(CANTONS)}`)],
    companies: Array.from({ length: 2_000 }, () => `${name()} ${random.pick(['AG', 'GmbH', 'SA', 'Sagl'])}`),
    descriptions: Array.from({ length: 3_000 }, describe),
  };
}
