import { buildOneBundle } from './lib/one-bundle';
import { exitWithError } from './lib/root';

await buildOneBundle().catch((error: unknown) =>
  exitWithError(error instanceof Error ? error.message : String(error)),
);
