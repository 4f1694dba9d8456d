import { build, packSdkOnce } from './lib/build';
import { readBundles } from './lib/bundles';

const names = process.argv.slice(2);
await build(readBundles(names));
if (names.length === 0) await packSdkOnce();
