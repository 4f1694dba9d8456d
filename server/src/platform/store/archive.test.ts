import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { listEntries, makeRelease, packEntries, type ArchiveEntry } from '../../testing/releases';
import { readArchive } from './archive';
import { checkRelease } from './check-release';

const release = makeRelease('mf-seeker', { routes: [['/dashboard', 'job_seeker']] });

/** Why an archive is refused; undefined if it is accepted. */
async function refusalOf(archive: Buffer, remote = 'mf-seeker'): Promise<string | undefined> {
  const content = Readable.from([archive.subarray(0, 100), archive.subarray(100)], { objectMode: false });
  try {
    checkRelease(await readArchive(content), remote);
    return undefined;
  } catch (error) {
    return (error as { sentence?: string }).sentence ?? String(error);
  }
}

const refuseEntries = async (entries: readonly ArchiveEntry[]) => refusalOf(await packEntries(entries));
const withEntry = (entry: ArchiveEntry) => refuseEntries([...listEntries(release), entry]);

/** Refusal of the archive with changes to its release.json. */
const withDescription = (change: object) =>
  refuseEntries([
    { name: 'release.json', content: JSON.stringify({ ...release, ...change }) },
    ...listEntries(release).slice(1),
  ]);

it('a release is read, also with the names and folders that tar writes by itself', async () => {
  const dotted = listEntries(release).map((entry) => ({ ...entry, name: `./${entry.name}` }));
  expect(await refuseEntries([{ name: './', type: 'directory' }, ...dotted])).toBeUndefined();
});

it.each([
  ['a path that leaves its folder', { name: '../evil.js', content: 'x' }, '"../evil.js" is not a path'],
  ['one that leaves it later', { name: 'a/../../evil.js', content: 'x' }, 'is not a path'],
  ['an absolute path', { name: '/etc/cron.d/evil', content: 'x' }, '"/etc/cron.d/evil" is not a path'],
  ['a path with a backslash', { name: 'a\\b.js', content: 'x' }, 'is not a path'],
  ['a hidden file', { name: '.env', content: 'x' }, 'is not a path'],
  [
    'a symbolic link',
    { name: 'link.js', type: 'symlink', linkname: '/etc/passwd' },
    '"link.js" is not a plain file',
  ],
  ['a hard link', { name: 'link.js', type: 'link', linkname: 'expose.js' }, '"link.js" is not a plain file'],
  ['a device', { name: 'zero', type: 'character-device' }, '"zero" is not a plain file'],
  [
    'an entry that is there twice',
    { name: 'expose.js', content: 'x' },
    '"expose.js" is in the archive twice',
  ],
  [
    'a file that is not named',
    { name: 'more.js', content: 'x' },
    '"more.js" is in the archive and not named',
  ],
  [
    'a file of more than 10 MB',
    { name: 'big.js', content: Buffer.alloc(10_000_001) },
    '"big.js" is too large: a file has at most 10 MB',
  ],
] as const)('%s is refused', async (_what, entry, why) => {
  expect(await withEntry(entry)).toContain(why);
});

it('a file that is missing, of another size or with another byte is refused by its name', async () => {
  const entries = listEntries(release);
  const change = (edit: (content: string) => string) =>
    refuseEntries(
      entries.map((entry) =>
        entry.name === 'page-0.js' ? { ...entry, content: edit(String(entry.content)) } : entry,
      ),
    );
  expect(await refuseEntries(entries.filter(({ name }) => name !== 'page-0.js'))).toContain(
    '"page-0.js" is named in release.json and not in the archive',
  );
  expect(await change((content) => `${content} `)).toMatch(
    /"page-0.js" has \d+ bytes, and release.json says/,
  );
  expect(await change((content) => content.replace('page', 'pagE'))).toContain('its hash is another one');
});

it('10 000 files are refused before all of them are read', async () => {
  const files = Array.from({ length: 10_000 }, (_, at) => ({ name: `f${at}.js`, content: 'x' }));
  expect(await refuseEntries(files)).toContain('at most 1 000 files');
});

it('a bomb is refused before it has gone off', async () => {
  const bomb = Array.from({ length: 6 }, (_, at) => ({
    name: `f${at}.js`,
    content: Buffer.alloc(9_000_000),
  }));
  const archive = await packEntries(bomb);
  expect(archive.length).toBeLessThan(1_000_000);
  expect(await refusalOf(archive)).toContain('at most 50 MB');
});

it('what is no archive, or only the beginning of one, is refused as that', async () => {
  const archive = await packEntries(listEntries(release));
  expect(await refusalOf(archive.subarray(0, archive.length - 20))).toContain('is cut');
  expect(await refusalOf(Buffer.from('PK\x03\x04 this is a zip'))).toContain('not a gzip archive');
  expect(await refusalOf(Buffer.alloc(0))).toMatch(/is cut|no release\.json/);
  expect(await refusalOf(gzipSync('x'.repeat(5_000)))).toContain('not a tar archive');
  // Uncompressed, because in compressed data a flipped bit may decode to the same content, such as zeros
  // copied from a distance of two instead of one.
  const flipped = gzipSync(gunzipSync(archive), { level: 0 });
  flipped[flipped.length - 30] = (flipped[flipped.length - 30] ?? 0) ^ 1;
  expect(await refusalOf(flipped)).toBeDefined();
});

it.each([
  [
    'of another remote',
    { name: 'mf-provider' },
    'a release of "mf-provider", and the token is for mf-seeker',
  ],
  ['of nothing that is released', { name: '../mf-x' }, 'is not the shell or a remote'],
  ['with a version that is a path', { version: '1.0.0-../../x' }, 'does not describe a release'],
  ['of a watched build', { version: '1.0.0-dev' }, 'watched build'],
  ['without its routes', { routes: undefined }, 'does not describe a release'],
  ['that needs a file it does not have', { expose: ['other.js'] }, 'needs "other.js"'],
  [
    'whose entry is not among its files',
    { entry: 'other.js' },
    'its entry "other.js" is not a script among its files',
  ],
  ['whose entry is no script', { entry: 'page-0.css' }, 'its entry "page-0.css" is not a script'],
  ['that loads a picture as a page', { expose: ['logo.png'] }, '"logo.png" is to be loaded, and is neither'],
  [
    'whose server build is not there',
    { server: 'server.cjs' },
    'its server build "server.cjs" is not a .cjs among',
  ],
  [
    'whose server build is a browser’s file',
    { server: 'page-0.js' },
    'its server build "page-0.js" is not a .cjs',
  ],
  [
    'with a server build that it does not name',
    { files: { ...release.files, 'server.cjs': { integrity: 'sha384-x', size: 1 } } },
    '"server.cjs" is a server build, and it does not name it as one',
  ],
  [
    'with a page of its own',
    { files: { ...release.files, 'login.html': { integrity: 'sha384-x', size: 1 } } },
    '"login.html" is a page, and pages are the shell’s',
  ],
  [
    'that is rendered on the server without a server build',
    { routes: [{ path: '/dashboard', access: 'public', files: [], is_rendered: true }] },
    '/dashboard is rendered on the server, and there is no server build',
  ],
  [
    'with texts outside of its folder',
    { languages: { de: ['../../mf-public/1.0.0/de.js'] } },
    '"../../mf-public/1.0.0/de.js" has texts of a language, and is not a script among its files',
  ],
  [
    'with texts that are a picture',
    {
      languages: { de: ['logo.png'] },
      files: { ...release.files, 'logo.png': { integrity: 'sha384-x', size: 1 } },
    },
    '"logo.png" has texts of a language',
  ],
  [
    'with another remote’s container',
    { container: 'mf_public_aaaaaaaaaa' },
    'is "mf_seeker_aaaaaaaaaa": build it',
  ],
  [
    'whose container could be another remote’s',
    { version: '1.0.0-b-aaaa', container: 'mf_seeker_b_aaaa' },
    'does not end in the letters and digits of its build',
  ],
  [
    'with 5 000 routes',
    { routes: Array.from({ length: 5_000 }, () => ({ path: '/', access: 'public', files: [] })) },
    'release.json',
  ],
  [
    'with 201 routes',
    { routes: Array.from({ length: 201 }, () => ({ path: '/', access: 'public', files: [] })) },
    'it has 201 routes, and 200 are the most that is ever taken',
  ],
  [
    'with 301 operations',
    { operations: Array.from({ length: 301 }, () => ({ id: 'a', method: 'GET', path: '/' })) },
    'it has 301 operations',
  ],
  [
    'of more than 300 kB',
    { api: { paths: {}, components: { schemas: { a: 'x'.repeat(300_000) } } } },
    'and 300000 are allowed',
  ],
])('a description %s is refused', async (_what, change, why) => {
  expect(await withDescription(change)).toContain(why);
});

it('an archive without a description is refused, and one that is not JSON', async () => {
  expect(await refuseEntries(listEntries(release).slice(1))).toContain('no release.json');
  expect(await refuseEntries([{ name: 'release.json', content: '{' }])).toContain('not a JSON object');
});
