import { registerFiles } from './federation/resolve-file';
import { startTamperGuard } from './isolation/tamper-guard';
import { yieldToMain } from './yield-to-main';
import { readPageData } from './page-data';
import { showStartFailure } from './start-failure';

const { registry, shell_integrity } = readPageData();
registerFiles(`/mf/shell/${registry.shell}/`, shell_integrity);
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
