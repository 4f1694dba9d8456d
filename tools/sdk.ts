import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkApi } from './check/api';
import { recordVersion } from './check/last-version';
import { checkSdk, readSdkVersion } from './check/sdk-surface';
import { exitWithError, ROOT } from './lib/root';
import { packSdk, SDK_FOLDER } from './sdk/pack-sdk';

/** Names the present commit as the last version, if its own version announces what changed. */
async function record(): Promise<void> {
  const problems = [...(await checkApi(console.log)), ...(await checkSdk(console.log))];
  if (problems.length > 0) exitWithError(problems.join('\n'));
  recordVersion(readSdkVersion());
}

/** `npm run sdk`: the packages that teams install, in `server/dist/sdk`; `--record` once a version is out. */
const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
if (values.record) await record();
else {
  await packSdk();
  console.log(`The SDK is in ${relative(ROOT, SDK_FOLDER)}.`);
}
