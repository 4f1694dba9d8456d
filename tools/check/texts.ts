import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findLostPlaceholders, findTextFlaws } from '../../packages/build/src/checks/find-text-flaws.cjs';
import { findUntranslated } from '../../packages/build/src/checks/find-untranslated.cjs';
import { LANGUAGES, listOf } from '../../packages/build/src/languages.cjs';
import { listRemotes } from '../lib/remotes.cjs';
import { ROOT } from '../lib/root';
import { listFiles } from './list-files';
import { readTranslations } from './read-translations';

const ENGLISH = /^(?:shared|shell|server|mf-[a-z-]+)\/src\/.*\.texts\.ts$/;
/** The pages and messages of the release platform are for the people who build the site. */
const IN_ENGLISH_ALONE = /\/src\/platform\//;

/**
 * The files with all translations of a workspace; a remote without the folder is in English alone, and those of
 * the server stand beside the English ones.
 */
function readLists(workspace: string): Record<string, string> {
  const isTranslated = workspace === 'shared' || existsSync(join(ROOT, workspace, 'src/languages'));
  if (!isTranslated || workspace === 'server') return {};
  const lists = Object.entries(LANGUAGES).map(([code, entry]) => [
    code,
    workspace === 'shared' ? `src/${entry}/index.ts` : listOf(code),
  ]);
  return Object.fromEntries(lists) as Record<string, string>;
}

const findUntranslatedTexts = () => findUntranslated(ROOT, listFiles(/\.texts\.\w+\.ts$/));

/** Placeholders that translations of the server's texts leave out; the compiler finds keys and parameters. */
const findServerFlaws = (): readonly string[] =>
  listFiles(/^server\/src\/.*\.texts\.ts$/).flatMap((file) =>
    readTranslations(file).flatMap(({ english, language, translated }) =>
      findLostPlaceholders(english, translated).map((finding) => `${file}: ${language}: ${finding}`),
    ),
  );

/** Every text has an id of its own in its bundle and a translation to each language, which its bundle ships. */
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
  return [...flaws, ...findServerFlaws(), ...findUntranslatedTexts().flaws];
}

/** Texts of new pages that are not translated yet. */
export const noteUntranslated = (): readonly string[] => findUntranslatedTexts().notes;
