import { build } from './lib/build';
import { readBundles } from './lib/bundles';

await build({ only: readBundles(process.argv.slice(2)) });
