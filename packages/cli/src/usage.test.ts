import { SBOM } from './testing/fake-server';
import { startFakeServer } from './testing/start-fake-server';

const fake = startFakeServer();
const { type } = fake;

const search = { id: 'searchJobs', method: 'GET', path: '/api/jobs/' };
const getJob = { id: 'getJob', method: 'GET', path: '/api/jobs/{id}/' };
const live = { remote: 'mf-public', version: '1.1.0-bbbb', live: ['production' as const] };
const earlier = { remote: 'mf-public', version: '1.0.0-aaaa', live: [] };

it('status --operations prints each operation with the releases that call it', async () => {
  const releases = [
    { ...live, operations: [search, getJob] },
    { ...earlier, operations: [search] },
  ];
  fake.server.usage = { releases, without: null };
  expect(await type('status --operations')).toMatchObject({
    code: 0,
    out: [
      'Operations and the releases that call them (* live)',
      '',
      '  getJob      GET /api/jobs/{id}/  mf-public 1.1.0-bbbb*',
      '  searchJobs  GET /api/jobs/       mf-public 1.1.0-bbbb*, mf-public 1.0.0-aaaa',
      '',
    ].join('\n'),
  });
  expect(JSON.parse((await type('status --operations --json')).out)).toEqual({ releases });
});

it('status --without prints what breaks, and why', async () => {
  const dependents = [live, earlier].map((each) => ({ ...each, why: ['calls GET /api/jobs/'] }));
  fake.server.usage = { releases: [], without: { dependents, fragments: ['profile-form for job_seeker'] } };
  expect((await type('status --without searchJobs')).out).toBe(
    [
      'Without searchJobs these break:',
      '  mf-public 1.1.0-bbbb  live on production  calls GET /api/jobs/',
      '  mf-public 1.0.0-aaaa  can come back       calls GET /api/jobs/',
      'Without searchJobs no release lends these fragments:',
      '  profile-form for job_seeker',
      '',
    ].join('\n'),
  );
  fake.server.usage = { releases: [], without: { dependents: [], fragments: [] } };
  expect((await type('status --without getJob')).out).toBe(
    'Nothing that is live or can come back breaks without getJob.\n',
  );
});

it('status --contains prints the releases with a package', async () => {
  const packages = [{ name: 'leaflet', version: '2.0.0' }];
  const canary = { ...live, version: '1.2.0-cccc', canary: live.live };
  fake.server.packages = [{ ...live, canary: [] }, canary, { ...earlier, canary: [] }].map((use) => ({
    ...use,
    packages,
  }));
  expect((await type('status --contains leaflet@2')).out).toBe(
    [
      'These contain leaflet@2:',
      '  mf-public 1.1.0-bbbb  live on production    leaflet 2.0.0',
      '  mf-public 1.2.0-cccc  canary on production  leaflet 2.0.0',
      '  mf-public 1.0.0-aaaa  can come back         leaflet 2.0.0',
      '',
    ].join('\n'),
  );
  fake.server.packages = [];
  expect((await type('status --contains leaflet@3')).out).toBe(
    'No release that is live or can come back contains leaflet@3.\n',
  );
});

it('sbom prints the bill of materials of a release, ready for a file', async () => {
  for (const words of ['sbom mf-seeker', 'sbom mf-seeker@1.1 --json'])
    expect(JSON.parse((await type(words)).out)).toEqual(SBOM);
  expect((await type('sbom mf-seeker 9.9.9')).err).toContain('There is no release 9.9.9 of mf-seeker');
});
