import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, readLanguage, type Language } from '@metier/sdk/rules';
import { takeShots } from './shots/take-shots';
import { SCREENS } from '../e2e/shots/screens';
import { PEOPLE, type Person } from '../e2e/support/people';
import { findBrowser } from '../tools/lib/browser';
import { build } from '../tools/lib/build';
import { listEnglishTexts } from './shots/english-texts';
import { exitWithError, ROOT } from '../tools/lib/root';
import { startServer, stopServer } from '../tools/lib/server-process';

/**
 * `npm run shots` takes screenshots of every screen at three widths, light and dark, into `shots/`. `--
 * --only job,login --as student --widths 360 --schemes dark --languages de,en --base http://localhost:3000 --out folder`
 * narrows the selection; `--only` accepts names of screens, prefixes of names, or paths.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    as: { type: 'string', default: PEOPLE.join(',') },
    widths: { type: 'string', default: '360,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: DEFAULT_LANGUAGE },
    base: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'shots') },
  },
});
const list = (text: string) => text.split(',').filter((each) => each !== '');
const people = list(values.as);
const wanted = list(values.only);

/** Paths that are not in the list are included too, for every requested role. */
const addresses = wanted
  .filter((each) => each.startsWith('/'))
  .flatMap((path) =>
    people.map((as) => ({ name: `${as}${path.replace(/\W+/g, '-')}`, path, as: as as Person })),
  );
const named = SCREENS.filter(
  ({ name, as }) =>
    people.includes(as) && (wanted.length === 0 || wanted.some((each) => name.startsWith(each))),
);
const screens = [...named, ...addresses];
if (screens.length === 0) exitWithError('No screen has such a name.');

async function withServer(take: (address: string) => Promise<void>): Promise<void> {
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'metier-shots-'));
  const server = startServer({
    onReady: ({ address }) => void take(address).finally(() => stopServer(server)),
    env: { PORT: '0', DATA_DIR: dataDir, THROTTLES: 'off' },
  });
  await new Promise((ended) => server.on('exit', ended));
  rmSync(dataDir, { recursive: true, force: true });
}

const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const languages = list(values.languages).flatMap((code) => readLanguage(code) ?? []);
const englishTexts: Partial<Record<Language, readonly string[]>> = {};
for (const language of languages)
  if (language !== DEFAULT_LANGUAGE) englishTexts[language] = await listEnglishTexts(language);
const browser = await findBrowser();
const take = async (address: string) => {
  const problems = await takeShots({
    address,
    browser,
    out,
    screens,
    widths: list(values.widths).map(Number),
    schemes: list(values.schemes) as ('light' | 'dark')[],
    languages,
    englishTexts,
    report: console.log,
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
};
await (values.base ? take(values.base) : withServer(take));
