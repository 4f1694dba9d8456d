import { fileURLToPath } from 'node:url';
import { start } from './start';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await start({ workerFile: here('./embedded-worker.js'), migrationsFolder: here('../drizzle') });
