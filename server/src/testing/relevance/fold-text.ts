/** Lower case without accents, so that patterns are written in plain letters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
