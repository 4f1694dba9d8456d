import { PackageUse } from '@metier/sdk/contract';
import { setupFakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { answerPlatform } from '../../testing/fake-platform';
import { openPlatform } from '../../testing/open-platform';

const api = setupFakeApi();
const leaflet = [{ name: 'leaflet', version: '2.0.0' }];
const use = { remote: 'mf-seeker', packages: leaflet };
const open = async () => {
  answerPlatform(api);
  const { person } = await openPlatform(api);
  const form = within(await screen.findByRole('search', { name: 'Which releases contain a package' }));
  return { person, field: form.getByLabelText(/^Package/) };
};

test('the releases with a package are found, with where they are', async () => {
  const { person, field } = await open();
  const answer: PackageUse[] = [
    { ...use, version: '1.4.1-77aa01bc23', live: ['production', 'staging'], canary: ['staging'] },
    { ...use, version: '1.4.0-cafe001122', live: [], canary: [] },
  ];
  api.on('get', 'releases/packages/', { body: answer }, Type.Array(PackageUse));
  await person.type(field, 'leaflet@2{Enter}');
  const rows = within(await screen.findByRole('table', { name: 'Releases that contain leaflet@2' }));
  expect(
    rows
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/1\.4\.1.*Live on Production, Rollout on Staging.*leaflet 2\.0\.0/),
    expect.stringMatching(/1\.4\.0.*Can come back.*leaflet 2\.0\.0/),
  ]);
  const asked = api.calls.filter(({ path }) => path === '/api/releases/packages/');
  expect(asked.map(({ query }) => query.get('contains'))).toEqual(['leaflet@2']);
});

test('a package that no release has, a wrong one and none are told', async () => {
  const { person, field } = await open();
  await person.type(field, '{Enter}');
  expect(await screen.findByText('Please enter a package.')).toBeVisible();
  api.on('get', 'releases/packages/', { status: 400, body: { contains: ['“@” is no package.'] } });
  await person.type(field, '@{Enter}');
  expect(await screen.findByText('“@” is no package.')).toBeVisible();
  api.on('get', 'releases/packages/', { body: [] }, Type.Array(PackageUse));
  await person.type(field, 'x/y{Enter}');
  expect(await screen.findByText('No release contains @x/y')).toBeVisible();
});
