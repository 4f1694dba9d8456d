import { screen, waitFor } from '@testing-library/react';
import { Type } from 'typebox';
import { renderRemote, setupFakeApi } from '@metier/testing';
import { Locality } from '../../contract/index';
import { SelectField, TextField } from '../../ui/index';
import { defineRemote } from '../define-remote';
import { PostalCodeHelp } from './postal-code-help';

const api = setupFakeApi();

const REGIONS = ['BE', 'LU', 'NW', 'VD', 'ZZ'].map((value) => ({ value, label: value }));
const LOCALITIES: Readonly<Record<string, Locality[]>> = {
  '3012': [{ name: 'Bern', region: 'BE' }],
  '1003': [{ name: 'Lausanne', region: 'VD' }],
  '3098': [
    { name: 'Köniz', region: 'BE' },
    { name: 'Schliern b. Köniz', region: 'BE' },
  ],
  '6010': [
    { name: 'Kriens', region: 'LU' },
    { name: 'Kriens', region: 'NW' },
  ],
  '9490': [{ name: 'Vaduz', region: 'ZZ' }],
};

async function openAddress({ town = '', region = '' } = {}) {
  api.on(
    'get',
    'auth/localities/',
    ({ query }) => ({ body: LOCALITIES[query.get('postal_code') ?? ''] ?? [] }),
    Type.Array(Locality),
  );
  const remote = defineRemote({
    name: 'mf-test',
    routes: [
      {
        path: '/address',
        access: 'public',
        page: async () => ({
          Component: () => (
            <form>
              <TextField name="code" label="Code" />
              <TextField name="town" label="Town" defaultValue={town} />
              <SelectField
                name="region"
                label="Region"
                options={REGIONS}
                placeholder="Choose"
                defaultValue={region}
              />
              <PostalCodeHelp postalCode="code" city="town" region="region" />
            </form>
          ),
        }),
      },
    ],
  });
  const page = renderRemote(remote, '/address');
  const code = await screen.findByLabelText('Code');
  return {
    ...page,
    code,
    town: screen.getByLabelText('Town'),
    region: screen.getByLabelText('Region'),
    async retype(text: string) {
      await page.person.clear(code);
      await page.person.type(code, text);
    },
  };
}

test('the postal code fills in town and region, says so, and a corrected one replaces them', async () => {
  const { person, code, town, region, retype } = await openAddress();
  await person.type(code, '3012');
  await waitFor(() => expect(town).toHaveValue('Bern'));
  expect(region).toHaveValue('BE');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Filled in from the postal code: Bern, BE. You can change it.',
  );
  await retype('CH-1003');
  await waitFor(() => expect(town).toHaveValue('Lausanne'));
  expect(region).toHaveValue('VD');
});

test('what was filled in can be changed, and is then the person’s own', async () => {
  const { person, code, town, region, retype } = await openAddress();
  await person.type(code, '3012');
  await waitFor(() => expect(town).toHaveValue('Bern'));
  await person.clear(town);
  await person.type(town, 'Bümpliz');
  await person.selectOptions(region, 'LU');
  expect(
    await screen.findByText(
      '3012 is in Bern / Berne, not in Luzern. Please check; you can save it as it is.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
  await retype('1003');
  expect(await screen.findByRole('group', { name: 'Which place is 1003?' })).toBeVisible();
  expect(town).toHaveValue('Bümpliz');
  expect(region).toHaveValue('LU');
});

test('another town is not overwritten; the one of the code is offered, and taken with a press', async () => {
  const { person, code, town, region } = await openAddress({ town: 'Thun', region: 'BE' });
  await person.type(code, '1003');
  await person.click(await screen.findByRole('button', { name: 'Lausanne, VD' }));
  expect(town).toHaveValue('Lausanne');
  expect(town).toHaveFocus();
  expect(region).toHaveValue('VD');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/Lausanne, VD/);
});

test('of several places with the code one chooses, and what they have in common is filled in', async () => {
  const { person, code, town, region, retype } = await openAddress();
  await person.type(code, '3098');
  await screen.findByRole('group', { name: 'Which place is 3098?' });
  expect(town).toHaveValue('');
  expect(region).toHaveValue('BE');
  await retype('6010');
  await waitFor(() => expect(town).toHaveValue('Kriens'));
  expect(region).toHaveValue('');
});

test('a town that is typed in its own spelling stays, and names the region', async () => {
  const { person, code, town, region } = await openAddress({ town: 'köniz' });
  await person.type(code, '3098');
  await waitFor(() => expect(region).toHaveValue('BE'));
  expect(town).toHaveValue('köniz');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test.each(['79539', 'A-1010'])(
  'the code %s of another country fills in that one lives abroad',
  async (text) => {
    const { person, code, town, region } = await openAddress();
    await person.type(code, text);
    await person.tab();
    await waitFor(() => expect(region).toHaveValue('ZZ'));
    expect(town).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(/: Abroad\./);
  },
);

test('who has chosen abroad is asked nothing, whatever the code', async () => {
  const { person, code, town, region } = await openAddress({ region: 'ZZ' });
  await person.type(code, '3012');
  await person.tab();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(town).toHaveValue('');
  expect(region).toHaveValue('ZZ');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a code in Liechtenstein is abroad', async () => {
  const { person, code, town, region } = await openAddress();
  await person.type(code, '9490');
  await waitFor(() => expect(town).toHaveValue('Vaduz'));
  expect(region).toHaveValue('ZZ');
});
