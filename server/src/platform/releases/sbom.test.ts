import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewTeamToken, Sbom } from '@metier/sdk/contract';
import { publishRelease } from '../../testing/releases';
import { seeker, startWithReleases, version } from '../testing/start-with-releases';

const { test, ask, post } = startWithReleases();
const packages = { leaflet: '1.9.4, 2.0.0', '@scope/map': '1.0.0+build' };
const licenses = { leaflet: 'BSD-2-Clause' };
const address = `/mf-seeker/${version(3)}/sbom/`;
const leaflet = (number: string) => ({
  type: 'library',
  'bom-ref': `pkg:npm/leaflet@${number}`,
  name: 'leaflet',
  version: number,
  purl: `pkg:npm/leaflet@${number}`,
  licenses: [{ expression: 'BSD-2-Clause' }],
});

beforeAll(async () => void (await publishRelease(test, { ...seeker(3), packages, licenses })));

it('a release has a bill of materials: its files with their hashes, its packages with their licences', async () => {
  const sbom = (await ask(address)).json<Sbom>();
  const map = 'pkg:npm/%40scope/map@1.0.0%2Bbuild';
  const unknown = [{ license: { name: 'UNKNOWN' } }];
  expect(sbom).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      component: {
        type: 'application',
        'bom-ref': `mf-seeker@${version(3)}`,
        name: 'mf-seeker',
        version: version(3),
        hashes: [{ alg: 'SHA-256', content: expect.stringMatching(/^[0-9a-f]{64}$/) }],
        components: expect.arrayContaining([
          {
            type: 'file',
            name: 'remoteEntry.js',
            hashes: [{ alg: 'SHA-384', content: expect.stringMatching(/^[0-9a-f]{96}$/) }],
          },
        ]),
      },
    },
    components: [
      {
        type: 'library',
        'bom-ref': map,
        name: '@scope/map',
        version: '1.0.0+build',
        purl: map,
        licenses: unknown,
      },
      leaflet('1.9.4'),
      leaflet('2.0.0'),
    ],
    dependencies: [
      {
        ref: `mf-seeker@${version(3)}`,
        dependsOn: [map, 'pkg:npm/leaflet@1.9.4', 'pkg:npm/leaflet@2.0.0'],
      },
    ],
  });
  expect((await ask(address)).json()).toEqual(sbom);
});

it('a release without a list of packages has one with its files, and no release has none', async () => {
  expect((await ask(`/mf-seeker/${version(1)}/sbom/`)).json()).toMatchObject({ components: [] });
  expect((await ask(`/mf-seeker/${version(9)}/sbom/`)).statusCode).toBe(404);
  expect((await ask(address, 'mtr_wrong')).statusCode).toBe(401);
});

it('operators alone get that of the server', async () => {
  const own = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: {}, dependencies: [] };
  const sbom = { ...own, components: [leaflet('2.0.0')] };
  expect((await ask('/sbom/')).statusCode).toBe(404);
  const file = join(mkdtempSync(join(test.dataDir, 'sbom-')), 'sbom.json');
  Object.assign(test.dependencies, { sbomFile: file });
  writeFileSync(file, JSON.stringify(sbom));
  expect((await ask('/sbom/')).json()).toEqual(sbom);
  const { token } = (await post('/tokens/', { name: 'seekers', remote: 'mf-seeker' })).json<NewTeamToken>();
  expect((await ask('/sbom/', token)).statusCode).toBe(403);
});
