import { tellProblems } from '../tools/lib/build';
import { exitWithError } from '../tools/lib/root';
import { buildOneBundle } from './mono/one-bundle';

await buildOneBundle().catch((error: unknown) => exitWithError(tellProblems(error)));
