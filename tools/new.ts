import { parseArgs } from 'node:util';
import { exitWithError } from './lib/root';
import { makeFeature } from './new/make-feature';
import { makeRemote } from './new/make-remote';

const USAGE = [
  'Usage: npm run new -- remote <name> [--access public|login|job_seeker|job_provider]',
  '       npm run new -- feature <remote> <name>',
  'For example: npm run new -- feature mf-seeker saved-searches',
].join('\n');

function readCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: { access: { type: 'string' } } });
  } catch (error) {
    return exitWithError(`${(error as Error).message}\n${USAGE}`);
  }
}

const { positionals, values } = readCommandLine();
const [kind, first = '', second = ''] = positionals;
if (kind === 'feature' && positionals.length === 3 && !values.access) await makeFeature(first, second);
else if (kind === 'remote' && positionals.length === 2) await makeRemote(first, values.access ?? 'public');
else exitWithError(USAGE);
