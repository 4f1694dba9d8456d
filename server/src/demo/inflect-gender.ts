/**
 * Replaces the inclusive forms of the tracks (`Lernende:r`, `Serveur·se`, `Cuoco/a`, `Köchin / Koch`) with
 * the form for the person's gender.
 */
export function inflectGender(text: string, presents: 'f' | 'm'): string {
  const isWoman = presents === 'f';
  return text
    .replace(/(\p{L}+) \/ (\p{L}+)/gu, isWoman ? '$1' : '$2')
    .replace(/(\p{L}+):in/gu, isWoman ? '$1in' : '$1')
    .replace(/(\p{L}+)e:r/gu, isWoman ? '$1e' : '$1er')
    .replace(/(\p{L}+)·(\p{L}+)/gu, (_, stem: string, ending: string) =>
      isWoman ? bendFrench(stem, ending) : stem,
    )
    .replace(/(\p{L}+)\/(trice|a)(?!\p{L})/gu, (_, stem: string, ending: string) =>
      isWoman ? bendItalian(stem, ending) : stem,
    );
}

function bendFrench(stem: string, ending: string): string {
  if (ending === 'trice') return stem.replace(/teur$/, 'trice');
  if (ending === 'ère') return stem.replace(/er$/, 'ère');
  if (ending === 'se') return stem.replace(/[rx]$/, '') + 'se';
  return stem + ending;
}

function bendItalian(stem: string, ending: string): string {
  return ending === 'trice' ? stem.replace(/tore$/, 'trice') : stem.replace(/[oe]$/, 'a');
}
