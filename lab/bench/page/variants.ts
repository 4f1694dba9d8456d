import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ONE_BUNDLE_RELEASES } from '../../mono/one-bundle';
import { makeFolder, startServer } from '../lib/server';
import { logInDemoUsers, type Cookies } from './people';
import { startProxy } from './proxy';
import { removeScripts } from './without-scripts';

/**
 * Variants compared on every page: the product, the same sources in one bundle, and the page without scripts.
 */
export const VARIANTS = ['product', 'mono', 'bare'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface RunningVariants {
  originOf(variant: Variant): string;
  readonly cookies: Cookies;
  /** Sets the HTML served for that path by the variant without scripts. */
  setRenderedHtml(path: string, html: string): void;
  clearRenderedHtml(): void;
  stop(): Promise<void>;
}

/**
 * Starts the product and the one bundle, each on a copy of the same demo data with the same sessions, and one
 * proxy in front of them.
 */
export async function startVariants(): Promise<RunningVariants> {
  const folder = makeFolder('bench-page');
  const data = (name: string) => join(folder.path, name);
  const seeding = await startServer({ DATA_DIR: data('product'), PUBLISH_LOCAL_BUILDS: 'never' });
  const cookies = await logInDemoUsers(seeding.address);
  await seeding.stop();
  cpSync(data('product'), data('mono'), { recursive: true });
  // On a busy machine rendering may exceed the default limit.
  const settings = { RENDER_LIMIT_MS: '8000' };
  const product = await startServer({ ...settings, DATA_DIR: data('product') });
  // The deploy gate would refuse one bundle of everything.
  const mono = await startServer({
    ...settings,
    DATA_DIR: data('mono'),
    RELEASES_DIR: ONE_BUNDLE_RELEASES,
    PUBLISH_LOCAL_BUILDS: 'unjudged',
  });

  const drawn = new Map<string, string>();
  const keep = (html: string) => html;
  const proxy = await startProxy({
    product: { address: product.address, change: keep },
    mono: { address: mono.address, change: keep },
    bare: { address: product.address, change: (html, path) => removeScripts(drawn.get(path) ?? html) },
  });
  return {
    originOf: proxy.originOf,
    cookies,
    setRenderedHtml: (path, html) => void drawn.set(path, html),
    clearRenderedHtml: () => drawn.clear(),
    async stop() {
      await proxy.stop();
      await Promise.all([product.stop(), mono.stop()]);
      folder.remove();
    },
  };
}
