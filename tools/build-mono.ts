import { buildOneBundle } from './lib/one-bundle';
import { giveUp } from './lib/root';

await buildOneBundle().catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
