import { relative } from 'node:path';
import { ROOT } from './lib/root';
import { packSdk, SDK_FOLDER } from './sdk/pack-sdk';

/** `npm run sdk`: the packages that teams install, in `server/dist/sdk`; docs/teams.md. */
await packSdk();
console.log(`The SDK is in ${relative(ROOT, SDK_FOLDER)}.`);
