import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Bundle } from '../lib/bundles';
import { ROOT } from '../lib/root';

const require = createRequire(import.meta.url);

/** The configuration of a bundle that is rebuilt on every change, with Fast Refresh. */
export function readBundleConfig(bundle: Bundle): Configuration {
  const configure = require(join(ROOT, bundle, 'webpack.config.js')) as (options: object) => Configuration;
  const config = configure({ mode: 'development', watch: true });
  return { ...config, stats: 'errors-only', watchOptions: { aggregateTimeout: 20 } };
}
