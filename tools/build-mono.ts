import { buildOneBundle } from './lib/build';

await buildOneBundle();
