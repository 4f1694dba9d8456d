import { fileURLToPath } from 'node:url';
import { explainFailure } from './explain-failure';
import { start } from './start';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

try {
  await start({
    workerFile: here('./embedded-worker.js'),
    migrationsFolder: here('../drizzle'),
    webFolder: here('../..'),
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
