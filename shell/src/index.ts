import { rememberFiles } from './federation/admit-file';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { showStartFailure } from './start-failure';

const { registry, shell_integrity } = readPageData();
rememberFiles(`/mf/shell/${registry.shell}/`, shell_integrity);

// The shared modules are settled before anything that uses them runs: Module Federation needs this boundary. The renderer
// lies in the same file and runs first, by itself, or both would hold the browser up at once.
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackChunkName: "start" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackChunkName: "start" */ './bootstrap');
}
start().catch(start).catch(showStartFailure);
