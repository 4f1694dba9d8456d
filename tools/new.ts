import { parseArgs } from 'node:util';
import { ACCESS_LABELS } from '../packages/build/src/new/names.cjs';
import { exitWithError } from './lib/root';
import { addFeature } from './new/add-feature';
import { makeRemote } from './new/make-remote';

const USAGE = [
  'Usage: npm run new -- remote <name> [--access <rule>] [--repository <folder> [--server <address>]]',
  '       npm run new -- feature <remote> <name> [--access <rule>]',
  `Rules of access: ${Object.keys(ACCESS_LABELS).join(', ')}`,
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
const { access, repository, server = 'http://localhost:3000' } = values;
const isOfRemotes = repository !== undefined || values.server !== undefined;
const hasServerAlone = values.server !== undefined && repository === undefined;
if (kind === 'feature' && positionals.length === 3 && !isOfRemotes) await addFeature(first, second, access);
else if (kind === 'remote' && positionals.length === 2 && !hasServerAlone)
  await makeRemote(first, { access, repository, server });
else exitWithError(USAGE);
