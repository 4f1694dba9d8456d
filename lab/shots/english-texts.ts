import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OtherLanguage, TranslatedTexts } from '@metier/sdk/rules';
import { listFiles } from '../../tools/check/list-files';
import { ROOT } from '../../tools/lib/root';

/** The strings of a catalogue, by where they stand in it; functions are left out. */
function* listStrings(texts: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof texts === 'string') yield [path, texts];
  if (typeof texts !== 'object' || texts === null) return;
  for (const [key, inner] of Object.entries(texts)) yield* listStrings(inner, `${path}.${key}`);
}

async function loadCatalogues(file: string): Promise<[name: string, catalogue: object][]> {
  const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, object>;
  return Object.entries(module).filter(([name]) => name.endsWith('Texts'));
}

/** The English texts of pages that read otherwise in this language. */
export async function listEnglishTexts(language: OtherLanguage): Promise<string[]> {
  const found = new Set<string>();
  for (const file of listFiles(new RegExp(`^(shared|shell|mf-\\w+)/.*\\.texts\\.${language}\\.ts$`))) {
    const english = Object.fromEntries(await loadCatalogues(file.replace(`.${language}.ts`, '.ts')));
    for (const [name, catalogue] of await loadCatalogues(file)) {
      const translated = new Map(listStrings((catalogue as TranslatedTexts).texts, name));
      for (const [path, text] of listStrings(english[name], name))
        if (translated.get(path) !== text) found.add(text);
    }
  }
  return [...found];
}
