import cluster from 'node:cluster';
import { createWriteStream } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Preloaded into the watched server: every second writes the memory usage of its main thread as a line of
// JSON to file descriptor 4.
if (isMainThread && cluster.isPrimary) {
  const out = createWriteStream('', { fd: 4 });
  setInterval(() => out.write(`${JSON.stringify(process.memoryUsage())}\n`), 1_000).unref();
}
