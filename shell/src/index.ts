import { rememberFiles } from './federation/admit-file';
import { startGuard } from './isolation/guard';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { showStartFailure } from './start-failure';

const { registry, shell_integrity } = readPageData();
rememberFiles(`/mf/shell/${registry.shell}/`, shell_integrity);
const guard = startGuard();

// Module Federation needs this async boundary: shared modules are initialized before any code that uses them.
// The renderer is in the same file and is evaluated first, in a separate task, because both in one task would
// block the main thread.
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackChunkName: "start" */ 'react-dom/client');
  await nextTask();
  const { openPage } = await import(/* webpackChunkName: "start" */ './bootstrap');
  await openPage(guard);
}
start().catch(start).catch(showStartFailure);
