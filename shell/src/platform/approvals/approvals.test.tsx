import { setupFakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { answerPlatform, makeApproval, makeLive } from '../../testing/fake-platform';
import { findCard, openPlatform } from '../../testing/open-platform';
import { openShell } from '../../testing/open-shell';

const api = setupFakeApi();

/** A device that answers, or whose person cancels; as the browser has it. */
function setDevice(answer: () => Promise<Credential>): void {
  class FakeCredential {
    static parseRequestOptionsFromJSON = (options: object) => options;
    static parseCreationOptionsFromJSON = (options: object) => options;
    toJSON = () => ({ id: 'key', rawId: 'key', response: { signature: 's' }, clientExtensionResults: {} });
  }
  Object.defineProperty(window, 'PublicKeyCredential', { value: FakeCredential, configurable: true });
  const make = async () => Object.assign(new FakeCredential(), await answer()) as unknown as Credential;
  Object.defineProperty(navigator, 'credentials', { value: { get: make, create: make }, configurable: true });
}

const answers = () => Promise.resolve({} as Credential);

const TITLE = 'mf-seeker 1.5.0-0a1b2c3d4e';

test('a request shows what is new in the release, and is approved with a passkey', async () => {
  setDevice(answers);
  answerPlatform(api, { approvals: [makeApproval()] });
  api.on('get', 'releases/approvals/7/', { body: { ...makeApproval(), options: { challenge: 'c' } } });
  api.on('put', 'releases/approvals/7/', { body: makeApproval({ state: 'signed', signed_by: 'Ben' }) });
  const { person } = await openPlatform(api, '/platform?approval=7');
  const card = await findCard(TITLE);
  const packages = [
    'leaflet 2.0.0, new, BSD-2-Clause, published 2026-11-21',
    'maps 1.0.1, before 1.0.0, GPL-3.0-only, of unknown age',
  ];
  for (const text of ['POST /api/jobs/', 'maps.example', ...packages, 'A map of jobs'])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('Packages younger than four days').nextElementSibling).toHaveTextContent(
    /^leaflet 2.0.0$/,
  );
  expect(card.getByText('Licences that need a look').nextElementSibling).toHaveTextContent(
    /^maps: GPL-3.0-only$/,
  );
  answerPlatform(api, { approvals: [makeApproval({ state: 'signed', signed_by: 'Ben' })] });
  await person.click(card.getByRole('button', { name: `Approve ${TITLE} with a passkey` }));
  expect(await screen.findByText('Ben has approved it. Who has asked can go on.')).toBeVisible();
  const signed = api.calls.find(({ method }) => method === 'put');
  expect(signed?.body).toMatchObject({ response: { id: 'key', type: 'public-key' } });
});

test('a person who cancels, or who may not, reads why, and can try again', async () => {
  setDevice(() => Promise.reject(new DOMException('Cancelled', 'NotAllowedError')));
  answerPlatform(api, { approvals: [makeApproval()] });
  api.on('get', 'releases/approvals/7/', { body: { ...makeApproval(), options: { challenge: 'c' } } });
  const { person } = await openPlatform(api);
  const button = (await findCard(TITLE)).getByRole('button', { name: /^Approve/ });
  await person.click(button);
  expect(await screen.findByText(/^The passkey did not answer, and nothing is approved/)).toBeVisible();
  setDevice(answers);
  const detail = 'Anna has published this release, so somebody else has to approve it: Ben.';
  api.on('put', 'releases/approvals/7/', { status: 409, body: { detail } });
  await person.click(button);
  expect(await screen.findByText(detail)).toBeVisible();
});

test('requests that are done are not shown, unless the address names one', async () => {
  answerPlatform(api, { approvals: [makeApproval({ state: 'ended' })] });
  await openPlatform(api);
  await screen.findByRole('heading', { name: 'What is live' });
  expect(screen.queryByRole('heading', { name: 'Waiting for an approval' })).toBeNull();
});

test('a live release says who let it through, and warns of an emergency', async () => {
  const at = '2026-11-21T08:12:00.000Z';
  answerPlatform(api, {
    live: [
      makeLive({ approval: { kind: 'signed', by: 'Ben', at } }),
      makeLive({ remote: 'mf-public', approval: { kind: 'emergency', by: 'x', at } }),
    ],
  });
  await openPlatform(api);
  expect((await findCard('mf-seeker')).getByText('Approved by Ben')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'mf-public' }));
  expect(card.getByText('Let through in an emergency: nobody has approved it')).toBeVisible();
});

test('a live release that the server renders no longer says so', async () => {
  answerPlatform(api, { live: [makeLive({ not_rendered: 'Its server build uses import().' })] });
  await openPlatform(api);
  const card = await findCard('mf-seeker');
  expect(card.getByText(/^The server renders its pages no longer: release it again/)).toBeVisible();
});

test('an invitation is accepted with a new passkey, and one that is over says so', async () => {
  setDevice(answers);
  api.on('post', 'releases/approvers/invitation/', {
    body: { name: 'Ben', remote: 'mf-seeker', options: { challenge: 'c' } },
  });
  api.on('post', 'releases/approvers/', {
    status: 201,
    body: { id: 1, name: 'Ben', remote: 'mf-seeker', joined_at: null },
  });
  const { person } = await openShell(api, '/platform?join#secret');
  expect(await screen.findByText(/^Ben, with a passkey you approve releases of mf-seeker/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Make a passkey' }));
  expect(await screen.findByText(/^Ben can approve\./)).toBeVisible();
  const { body } = api.calls.find(({ path }) => path === '/api/releases/approvers/') ?? {};
  expect(body).toMatchObject({ code: 'secret' });
});
