import { screen, waitFor, within } from '@testing-library/react';
import { FollowedCompany, JobProvider } from '@metier/sdk/contract';
import {
  makeJob,
  makeJobProvider,
  makeJobProviderTotals,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';
import { describe as describeHead } from './company-head';

const api = setupFakeApi();
const advantages = [{ id: 1, name: 'Childcare' }];

function answer(given: Partial<JobProvider> = {}, follows: readonly FollowedCompany[] = []) {
  const body = makeJobProvider({ user: { profile_picture: null }, advantages, ...given });
  api.on('get', 'auth/jobproviders/:id/', { body }, JobProvider);
  api.on('get', 'auth/jobproviders/:id/jobs/', {
    body: [makeJob()],
    headers: { 'X-Total-Count': '12' },
  });
  api.on('get', 'auth/jobproviders/:id/reviews/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/follows/', { body: follows }, Type.Array(FollowedCompany));
}

const open = (url = '/companies/alta-medica-21', options = {}) => renderRemote(remote, url, options);

test('a visitor reads all of the company’s texts, its jobs and its rating', async () => {
  answer();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alta Medica' })).toBeVisible();
  for (const text of ['Care in people’s homes.', 'Childcare', 'Time for people.'])
    expect(screen.getByText(text)).toBeVisible();
  const jobs = within(await screen.findByRole('region', { name: /^Open Jobs/ }));
  expect(await jobs.findByRole('link', { name: 'Care assistant in home care' })).toBeVisible();
  expect(jobs.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/companies/alta-medica-21?jobs=2#jobs',
  );
  expect(screen.getByRole('link', { name: 'Follow Alta Medica' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcompanies%2Falta-medica-21',
  );
});

test.each(['/companies/21', '/companies/a-former-name-21'])(
  '%s leads to the address with the present name',
  async (url) => {
    answer();
    const { address } = open(`${url}?jobs=2`);
    await screen.findByRole('heading', { level: 1, name: 'Alta Medica' });
    expect(address()).toBe('/companies/alta-medica-21?jobs=2');
  },
);

test('an address without an id is not found', async () => {
  open('/companies/alta-medica');
  expect(await screen.findByRole('heading', { level: 1, name: 'Company not found' })).toBeVisible();
});

test('leaves out what the company has not written', async () => {
  answer({ company_description: ' ', work_ethics: '', advantages: [] });
  open();
  expect(await screen.findByText('This company has not described itself yet.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Mission' })).not.toBeInTheDocument();
});

test('a candidate follows, and undoes it from the toast', async () => {
  answer();
  api.on('put', 'auth/jobproviders/:id/follow/', { status: 204 });
  api.on('delete', 'auth/jobproviders/:id/follow/', { status: 204 });
  const { person, toasts, pressToast } = open(undefined, { user: makeUser() });
  await person.click(await screen.findByRole('button', { name: 'Follow Alta Medica' }));
  expect(await screen.findByRole('button', { name: 'Following Alta Medica' })).toBeVisible();
  await waitFor(() =>
    expect(toasts).toEqual(['success: You follow Alta Medica. We’ll notify you of new jobs.']),
  );
  pressToast('Undo');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow Alta Medica' })).toBeVisible());
  expect(api.calls.filter(({ path }) => path.endsWith('/follow/')).map(({ method }) => method)).toEqual([
    'put',
    'delete',
  ]);
});

test('says why following did not work, and offers it again', async () => {
  answer();
  api.on('put', 'auth/jobproviders/:id/follow/', {
    status: 409,
    body: { detail: 'You follow 500 companies.' },
  });
  const { person, toasts } = open(undefined, { user: makeUser() });
  await person.click(await screen.findByRole('button', { name: 'Follow Alta Medica' }));
  await waitFor(() => expect(toasts).toEqual(['error: You follow 500 companies.']));
  expect(screen.getByRole('button', { name: 'Follow Alta Medica' })).toBeVisible();
});

test.each(['/company/21', '/companies/alta-medica-21'])(
  'its owner edits it, and sees its followers: %s',
  async (url) => {
    answer({ user: { id: 9, username: 'alta', email: 'a@b.ch', profile_picture: null } });
    api.on('get', 'auth/jobproviders/:id/totals/', { body: makeJobProviderTotals({ followers: 12 }) });
    open(url, { user: makeUser({ id: 9, account_type: 'job_provider' }) });
    const edit = await screen.findByRole('link', { name: 'Edit Profile' });
    expect(edit).toHaveAttribute('href', '/edit-provider/21');
    expect(await screen.findByText('12 followers')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Public page' }) === null).toBe(url.startsWith('/companies/'));
    expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
  },
);

describe('search engines', () => {
  const read = (company: Partial<JobProvider>, total: number) =>
    describeHead({
      data: { company: makeJobProvider(company), jobs: { value: { items: [], total } } },
      url: new URL('https://jobs.example/companies/21?jobs=2'),
      status: 200,
      language: 'en',
    });

  test('read the company with its rating, and one address for all pages', () => {
    const head = read({ user: { profile_picture: '/api/files/logo' } }, 12);
    expect(head.canonical).toBe('/companies/alta-medica-21');
    expect(head.isUnlisted).toBeUndefined();
    expect(head.description).toMatch(/^Alta Medica, Bern\. 12 open jobs\. 4\.2 of 5 stars \(38 reviews\)\. /);
    expect(head.facts?.find((fact) => fact['@type'] === 'Organization')).toEqual({
      '@type': 'Organization',
      name: 'Alta Medica',
      url: 'https://jobs.example/companies/alta-medica-21',
      description: 'Care in people’s homes.',
      logo: 'https://jobs.example/api/files/logo',
      sameAs: 'https://example.ch',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Bern',
        addressRegion: 'BE',
        addressCountry: 'CH',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.2,
        reviewCount: 38,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  test('read its cover and its founding year', () => {
    const picture = { id: 1, address: '/api/cover', text: 'The house', width: 1_600, height: 1_000 };
    const head = read({ pictures: [picture], founding_year: 2004 }, 1);
    expect(head.facts?.find((fact) => fact['@type'] === 'Organization')).toMatchObject({
      image: 'https://jobs.example/api/cover',
      foundingDate: '2004',
    });
  });

  test('leave out a company of which there is nothing to read', () => {
    const nothing = { company_description: '', work_ethics: '', advantages: [], reviews_count: 0 };
    expect(read(nothing, 0).isUnlisted).toBe(true);
    expect(read(nothing, 1).isUnlisted).toBeUndefined();
  });
});
