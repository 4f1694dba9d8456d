import { buildOneBundle } from '../bench/mono/build';
import { giveUp } from './lib/root';

await buildOneBundle().catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
