import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findTextFlaws } from '../../packages/build/src/find-text-flaws.cjs';
import { findUntranslated } from '../../packages/build/src/find-untranslated.cjs';
import { LANGUAGES, listOf } from '../../packages/build/src/languages.cjs';
import { listRemotes } from '../lib/remotes.cjs';
import { ROOT } from '../lib/root';
import { listFiles } from './list-files';

const ENGLISH = /^(?:shared|shell|server|mf-[a-z-]+)\/src\/.*\.texts\.ts$/;
/** The pages and messages of the release platform are for the people who build the site. */
const IN_ENGLISH_ALONE = /\/src\/platform\//;

/** The files that list the translations of a workspace; a remote without the folder is in English alone. */
function readLists(workspace: string): Record<string, string> {
  const isTranslated = workspace === 'shared' || existsSync(join(ROOT, workspace, 'src/languages'));
  if (!isTranslated) return {};
  const lists = Object.entries(LANGUAGES).map(([code, entry]) => [
    code,
    workspace === 'shared' ? `src/${entry}/index.ts` : listOf(code),
  ]);
  return Object.fromEntries(lists) as Record<string, string>;
}

const findUntranslatedTexts = () => findUntranslated(ROOT, listFiles(/\.texts\.\w+\.ts$/));

/** Every text has an id of its own in its bundle and a translation to each language, which its bundle lists. */
export async function checkTexts(): Promise<string[]> {
  const english = listFiles(ENGLISH).filter((file) => !IN_ENGLISH_ALONE.test(file));
  const flaws = ['shared', 'shell', 'server', ...listRemotes()].flatMap((workspace) =>
    findTextFlaws({
      directory: join(ROOT, workspace),
      files: english
        .filter((file) => file.startsWith(`${workspace}/`))
        .map((file) => file.slice(workspace.length + 1)),
      lists: readLists(workspace),
      prefix: workspace.startsWith('mf-') ? `${workspace.slice('mf-'.length)}/` : '',
    }).map((flaw) => `${workspace}/${flaw}`),
  );
  return [...flaws, ...findUntranslatedTexts().flaws];
}

/** Texts of new pages that are not translated yet. */
export const noteUntranslated = (): readonly string[] => findUntranslatedTexts().notes;
