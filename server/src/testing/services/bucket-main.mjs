// An S3-compatible store in a separate process, so that it can be killed: `node bucket-main.mjs <folder>
// <port>`.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';

process.once('disconnect', () => process.exit());
const [directory = '.', port] = process.argv.slice(2);
await removeHalfWrittenObjects(join(directory, 'metier'));
new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'metier' }],
})
  .run()
  .then((address) => process.send?.(address.port));

/**
 * Removes the uploads during which the previous process was killed: the store writes an object's metadata
 * last, and cannot list a bucket that has an object without it.
 * @param {string} bucket
 */
async function removeHalfWrittenObjects(bucket) {
  const files = await readdir(bucket, { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('._S3rver_object'))) {
    const stem = join(bucket, file.slice(0, -'object'.length));
    const isWhole = await readFile(`${stem}metadata.json`, 'utf8').then(canParse, () => false);
    if (isWhole) continue;
    for (const part of ['object', 'object.md5', 'metadata.json']) await rm(`${stem}${part}`, { force: true });
  }
}

/** @param {string} text */
function canParse(text) {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}
