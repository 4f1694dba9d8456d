import { brotliDecompressSync } from 'node:zlib';
import { startTestApp } from '../../testing/index';
import { makeRelease } from '../../testing/releases';
import { hashOf } from '../store/check-release';
import { insertRelease } from '../store/releases.repository';
import { createCopyReuse } from './reuse-copies';

const test = startTestApp();
const content = Buffer.from('const place = "Bern";\n'.repeat(100));
const ids = ['0', '1', '2'].map((digit) => digit.repeat(32));
const kept = [content, Buffer.from('the copy for br'), Buffer.from('the copy for gzip')];

/** The newest release of the remote has the file, with copies that compressing would not make. */
async function publishEarlier() {
  const { db, files } = test.dependencies;
  const description = makeRelease('mf-seeker');
  const rows = (['', 'br', 'gzip'] as const).map((encoding, at) => ({
    path: 'page-0.js',
    encoding,
    fileId: ids[at] ?? '',
    mediaType: 'text/javascript',
    size: kept[at]?.length ?? 0,
    integrity: hashOf(kept[at] ?? content),
  }));
  const { name: remote, version } = description;
  await insertRelease(db, { remote, version, description, publishedBy: 'team', createdAt: new Date() }, rows);
  for (const [at, bytes] of kept.entries()) await files.put(ids[at] ?? '', bytes);
}

it('a file that the newest release has is not compressed again, unless its copies are damaged', async () => {
  const { files } = test.dependencies;
  const copyFor = async (remote: string, bytes = content) =>
    (await (await createCopyReuse(test.dependencies, remote))('moved.js', bytes)).map((copy) => copy.content);
  const expectCompressed = ([br = Buffer.alloc(0)]: Buffer[], bytes = content) =>
    expect(brotliDecompressSync(br)).toEqual(bytes);

  expectCompressed(await copyFor('mf-seeker'));
  await publishEarlier();
  expect(await copyFor('mf-seeker')).toEqual(kept.slice(1));
  const changed = Buffer.concat([content, content]);
  expectCompressed(await copyFor('mf-seeker', changed), changed);
  expectCompressed(await copyFor('mf-provider'));
  await files.put(ids[1] ?? '', Buffer.from('damaged'));
  expectCompressed(await copyFor('mf-seeker'));
  await files.remove(ids[1] ?? '');
  expectCompressed(await copyFor('mf-seeker'));
});
