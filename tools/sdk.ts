import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { recordSdk } from './check/sdk-surface';
import { ROOT } from './lib/root';
import { packSdk, SDK_FOLDER } from './sdk/pack-sdk';

/** `npm run sdk`: the packages that teams install, in `server/dist/sdk`; `--record` notes the types too. */
const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
if (values.record) await recordSdk();
await packSdk();
console.log(`The SDK is in ${relative(ROOT, SDK_FOLDER)}.`);
