import { build, packSdkOnce, writeSbomOnce } from './lib/build';
import { readBundles } from './lib/bundles';

const names = process.argv.slice(2);
await build(readBundles(names));
if (names.length === 0) await Promise.all([writeSbomOnce(), packSdkOnce()]);
