import { parseArgs } from 'node:util';
import { exitWithError } from './lib/root';
import { makeFeature } from './new/make-feature';
import { makeRemote } from './new/make-remote';

const USAGE = [
  'Usage: npm run new -- remote <name> [--access public|login|job_seeker|job_provider|operator]',
  '                      [--repository <folder> [--server <address>]]',
  '       npm run new -- feature <remote> <name>',
  'For example: npm run new -- feature mf-seeker saved-searches',
].join('\n');

const OPTIONS = {
  access: { type: 'string' },
  repository: { type: 'string' },
  server: { type: 'string' },
} as const;

function readCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${USAGE}`);
  }
}

const { positionals, values } = readCommandLine();
const [kind, first = '', second = ''] = positionals;
const { access = 'public', repository, server = 'http://localhost:3000' } = values;
const isPlain = Object.keys(values).length === 0;
const hasServerAlone = values.server !== undefined && repository === undefined;
if (kind === 'feature' && positionals.length === 3 && isPlain) await makeFeature(first, second);
else if (kind === 'remote' && positionals.length === 2 && !hasServerAlone)
  await makeRemote(first, { access, repository, server });
else exitWithError(USAGE);
