import { rememberFiles } from './federation/admit-file';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { showStartFailure } from './start-failure';

const { registry, shell_integrity } = readPageData();
rememberFiles(`/mf/shell/${registry.shell}/`, shell_integrity);

// The shared modules are settled before anything that uses them runs: Module Federation needs this boundary.
const start = () => import('./bootstrap');
nextTask().then(start).catch(start).catch(showStartFailure);
