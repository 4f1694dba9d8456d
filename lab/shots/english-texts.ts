import type { OtherLanguage, TranslatedTexts } from '@metier/sdk/rules';
import { build } from 'esbuild';
import { listFiles } from '../../tools/check/list-files';
import { ROOT } from '../../tools/lib/root';

/** The marks of Markdown around a line. */
const MARKS = /^(?:#+|-) | \{#[\w-]+\}$/g;

/** The lines of a catalogue, by their place in it; functions are left out. */
function* listLines(texts: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof texts === 'string')
    for (const [at, line] of texts.split('\n').entries()) yield [`${path}.${at}`, line.replace(MARKS, '')];
  if (typeof texts !== 'object' || texts === null) return;
  for (const [key, inner] of Object.entries(texts)) yield* listLines(inner, `${path}.${key}`);
}

type Catalogues = Readonly<Record<string, object>>;

/** What files of texts export; bundled, because Node imports no Markdown. */
async function loadCatalogues(files: readonly string[]): Promise<Catalogues[]> {
  const contents = files.map((file, at) => `export * as file${at} from './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    loader: { '.md': 'text' },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const loaded = (await import(`data:text/javascript;base64,${code}`)) as Record<string, Catalogues>;
  return files.map((_file, at) => loaded[`file${at}`] ?? {});
}

/** The English texts of pages that read otherwise in this language. */
export async function listEnglishTexts(language: OtherLanguage): Promise<string[]> {
  const files = listFiles(new RegExp(`^(shared|shell|mf-\\w+)/.*\\.texts\\.${language}\\.ts$`));
  const translations = await loadCatalogues(files);
  const originals = await loadCatalogues(files.map((file) => file.replace(`.${language}.ts`, '.ts')));
  const found = translations.flatMap((catalogues, at) =>
    Object.entries(catalogues).flatMap(([name, catalogue]) => {
      const translated = new Map(listLines((catalogue as TranslatedTexts).texts, name));
      const lines = [...listLines(originals[at]?.[name], name)];
      return lines.flatMap(([path, text]) => (translated.get(path) === text ? [] : [text]));
    }),
  );
  return [...new Set(found)];
}
