import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/root';
import { listFiles } from './list-files';

const LISTS = { de: 'german', fr: 'french', it: 'italian' } as const;
type Code = keyof typeof LISTS;

const ENGLISH = /^(?:shared|shell|server|mf-[a-z-]+)\/src\/.*\.texts\.ts$/;
/** The pages and messages of the release platform are for the people who build the site. */
const IN_ENGLISH_ALONE = /\/src\/platform\//;

const DEFINED = /\bdefineTexts\(\s*'([^']+)'/g;
const TRANSLATED = /\btranslate<typeof english\.\w+>\(\s*'([^']+)'/g;

const findIds = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);

/** The file of a bundle that lists all its translations to a language. */
const listOf = (workspace: string, code: Code) =>
  workspace === 'shared' ? `shared/src/${LISTS[code]}/index.ts` : `${workspace}/src/languages/${code}.ts`;

/**
 * The names that each text takes out of its parameter, by the text's path: `({ job }) => …` takes `job`. The
 * compiler finds a parameter that is left out, and cannot find a name that is not taken out of it.
 */
export function readPlaceholders(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  function visit(node: ts.Node, path: string): void {
    const name = ts.isPropertyAssignment(node) ? `${path}/${node.name.getText()}` : path;
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const taken = node.initializer.parameters.flatMap((parameter) =>
        ts.isObjectBindingPattern(parameter.name)
          ? parameter.name.elements.map((element) => (element.propertyName ?? element.name).getText())
          : [],
      );
      if (taken.length > 0) found.set(name, taken.sort());
    }
    ts.forEachChild(node, (child) => visit(child, name));
  }
  visit(ts.createSourceFile('texts.ts', text, ts.ScriptTarget.Latest, true), '');
  return found;
}

/** What a translation leaves out of the placeholders that the English texts take apart. */
export function findLostPlaceholders(english: string, translated: string): string[] {
  const given = readPlaceholders(translated);
  return [...readPlaceholders(english)].flatMap(([path, names]) => {
    const lost = given.has(path) ? names.filter((name) => !given.get(path)?.includes(name)) : [];
    return lost.map((name) => `${path.slice(1).replaceAll('/', '.')} leaves out ${name}`);
  });
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function checkTranslation(file: string, code: Code, files: ReadonlySet<string>): string[] {
  const translation = file.replace(/\.ts$/, `.${code}.ts`);
  if (!files.has(translation)) return [`${file}: ${translation} is missing`];
  const [english, translated] = [read(file), read(translation)];
  const [wanted, given] = [findIds(english, DEFINED), findIds(translated, TRANSLATED)];
  const [workspace = ''] = file.split('/');
  const path = translation.replace(/^[^/]+\/src\//, '').replace(/\.ts$/, "';");
  return [
    ...wanted.filter((id) => !given.includes(id)).map((id) => `${translation}: ${id} is missing`),
    ...(read(listOf(workspace, code)).includes(path)
      ? []
      : [`${translation}: ${listOf(workspace, code)} does not list it`]),
    ...findLostPlaceholders(english, translated).map((finding) => `${translation}: ${finding}`),
  ];
}

/** Every text has an id of its own in its bundle and a translation to each language, which its bundle lists. */
export async function checkTexts(): Promise<string[]> {
  const files = listFiles(/\.texts(\.\w+)?\.ts$/);
  const known = new Set(files);
  const english = files.filter((file) => ENGLISH.test(file) && !IN_ENGLISH_ALONE.test(file));
  const owners = new Map<string, string>();
  const repeated = english.flatMap((file) =>
    findIds(read(file), DEFINED).flatMap((id) => {
      const key = `${file.split('/')[0]} ${id}`;
      const other = owners.get(key);
      owners.set(key, file);
      return other ? [`${file}: ${id} is also the id of texts in ${other}`] : [];
    }),
  );
  const codes = Object.keys(LISTS) as Code[];
  return [
    ...repeated,
    ...english.flatMap((file) => codes.flatMap((code) => checkTranslation(file, code, known))),
  ];
}
