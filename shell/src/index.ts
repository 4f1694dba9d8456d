import { rememberFiles } from './federation/admit-file';
import { startGuard } from './isolation/guard';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { showStartFailure } from './start-failure';

const { registry, shell_integrity } = readPageData();
rememberFiles(`/mf/shell/${registry.shell}/`, shell_integrity);
const guard = startGuard();

// The shared modules are settled before anything that uses them runs: Module Federation needs this boundary. The renderer
// lies in the same file and runs first, by itself, or both would hold the browser up at once.
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackChunkName: "start" */ 'react-dom/client');
  await nextTask();
  const { openPage } = await import(/* webpackChunkName: "start" */ './bootstrap');
  await openPage(guard);
}
start().catch(start).catch(showStartFailure);
