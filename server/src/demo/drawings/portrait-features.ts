export type HairStyle =
  | 'short'
  | 'sidePart'
  | 'quiff'
  | 'crop'
  | 'buzz'
  | 'bald'
  | 'curly'
  | 'afro'
  | 'locs'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'wavy'
  | 'curlyLong'
  | 'ponytail'
  | 'bun'
  | 'pixie'
  | 'braids'
  | 'scarf';

export type Clothes = 'crew' | 'collar' | 'hoodie' | 'blazer' | 'turtleneck' | 'scrubs' | 'cardigan';
export type Beard = 'none' | 'stubble' | 'full' | 'moustache';

/** Features of a drawn portrait. Colours are hexadecimal. */
export interface PortraitFeatures {
  ground: string;
  skin: string;
  hairStyle: HairStyle;
  hairColor: string;
  beard: Beard;
  clothes: Clothes;
  clothesColor: string;
  hasGlasses: boolean;
  hasEarrings: boolean;
  hasFreckles: boolean;
  /** 0 narrow to 1 round. */
  roundness: number;
  smile: 'soft' | 'wide' | 'calm';
}
