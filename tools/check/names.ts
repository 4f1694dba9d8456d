import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/root';
import { listFiles } from './list-files';

const KEBAB_CASE = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/;
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Lists the files whose name is not in kebab case. */
export const findOtherCases = (files: readonly string[]): string[] =>
  files
    .filter((file) => !KEBAB_CASE.test(basename(file)))
    .map((file) => `${file}: name it in kebab case, such as job-card.tsx`);

/** Lists the types that two files of one workspace export under the same name. */
export function findSharedTypeNames(files: readonly SourceFile[]): string[] {
  const exporters = new Map<string, string[]>();
  for (const { file, text } of files) {
    const [workspace] = file.split('/');
    for (const [, name] of text.matchAll(EXPORTED_TYPE)) {
      const key = `${workspace} ${name}`;
      exporters.set(key, [...(exporters.get(key) ?? []), file]);
    }
  }
  return [...exporters].flatMap(([key, places]) => {
    const [, name] = key.split(' ');
    return places.length > 1 ? [`${name} is exported by ${places.join(' and ')}: one name, one meaning`] : [];
  });
}

/** Files are in kebab case, and an exported type has its name to itself in its workspace. */
export async function checkNames(): Promise<string[]> {
  const sources = listFiles(/\.tsx?$/).filter((file) => !file.startsWith('tools/check/fixtures/'));
  const read = (file: string) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') });
  return [...findOtherCases(listFiles(/\.(tsx?|[cm]?js|css)$/)), ...findSharedTypeNames(sources.map(read))];
}
