import { makeSoakPart } from './soak/soak-part';

export const part = makeSoakPart({
  name: 'embedded',
  title: 'a server on the embedded database',
  bound: 768,
  openSurroundings: async () => ({ settings: {}, close: async () => {} }),
});
