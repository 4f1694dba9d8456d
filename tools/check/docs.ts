import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../lib/root';

const ignored = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);

function findDocs(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : findDocs(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const scripts = new Set(
  Object.keys((JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts),
);

/** npm subcommands that a document may use. */
const NPM_VERBS = new Set(['install', 'ci', 'audit', 'ls', 'outdated', 'version']);

function isKnownCommand(words: string): boolean {
  const [, run, name = ''] = /^npm (run )?(?:-s )?([\w:-]+)/.exec(words) ?? [];
  return scripts.has(name) || (!run && NPM_VERBS.has(name));
}

/** Top-level names; a code span that starts with one is a path of this project. */
const TOP_LEVEL_NAMES = new Set(readdirSync(ROOT));

/** True if a path in a document does not exist. Paths with `<placeholders>` or `*` are skipped. */
function isMissingPath(path: string): boolean {
  const [room = ''] = path.split('/');
  if (
    !path.includes('/') ||
    !TOP_LEVEL_NAMES.has(room) ||
    /[<>*{}…$]/.test(path) ||
    ignored.has(path.split('/')[1] ?? '')
  )
    return false;
  return !existsSync(join(ROOT, path.replace(/[:#].*$/, '')));
}

function checkDoc(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const name = relative(ROOT, file);
  const commands = [...text.matchAll(/npm (?:run )?(?:-s )?[\w:-]+/g)].map(([words]) => words);
  const spans = [...text.matchAll(/`([\w@./<>*{}…$#:-]+)`/g)].map(([, span]) => span ?? '');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/g)].map(([, link]) => link ?? '');
  return [
    ...commands
      .filter((words) => !isKnownCommand(words))
      .map((words) => `${name}: there is no command "${words}"`),
    ...spans.filter(isMissingPath).map((path) => `${name}: there is no ${path}`),
    ...links
      .filter((link) => !existsSync(join(dirname(file), link.replace(/#.*$/, ''))))
      .map((link) => `${name}: the link to ${link} leads nowhere`),
  ];
}

/** Checks that every command, path and link in a document exists. */
export async function checkDocs(): Promise<string[]> {
  return findDocs(ROOT).flatMap(checkDoc);
}
