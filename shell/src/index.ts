import { avoidCdn, registerFiles } from './federation/resolve-file';
import { startTamperGuard } from './isolation/tamper-guard';
import { yieldToMain } from './base/yield-to-main';
import { readPageData } from './page-data';
import { showStartFailure } from './start-failure';

// oxlint-disable-next-line prefer-const -- webpack provides the variable and reads it elsewhere
declare let __webpack_public_path__: string;

const { registry, shell_integrity, assets_url = '' } = readPageData();
const isCdnDown = assets_url !== '' && document.querySelector('script[src^="/mf/shell/"]') !== null;
if (isCdnDown) avoidCdn();
const folder = `${isCdnDown ? '' : assets_url}/mf/shell/${registry.shell}/`;
registerFiles(folder, shell_integrity);
// The loader of styles recognizes those in the page by their address.
__webpack_public_path__ = folder;
const guard = startTamperGuard();

// Module Federation needs this async boundary: shared modules are initialized before any code that uses them.
// The renderer is in the same file and is evaluated first, in a separate task, because both in one task would
// block the main thread.
async function start(): Promise<void> {
  await yieldToMain();
  await import(/* webpackChunkName: "start" */ 'react-dom/client');
  await yieldToMain();
  const { openPage } = await import(/* webpackChunkName: "start" */ './bootstrap');
  await openPage(guard);
}
start().catch(start).catch(showStartFailure);
