import { screen, waitFor, within } from '@testing-library/react';
import { CompanyReview, Job, JobProvider, type CompanyPicture } from '@metier/sdk/contract';
import { makeJob, makeJobProvider, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();

const makePicture = (id: number, text: string): CompanyPicture => ({
  id,
  address: `/api/auth/company-pictures/files/${String(id).repeat(32)}/`,
  text,
  width: 1_600,
  height: 1_000,
});

const makeReview = (id: number, comment: string): CompanyReview => ({
  id,
  rating: 2,
  title: `Review ${id}`,
  comment,
  pros: '',
  cons: '',
  created_at: '2026-11-12T08:00:00.000Z',
  job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
  is_mine: false,
});

interface Board {
  company?: Partial<JobProvider>;
  jobs?: readonly Job[];
  reviews?: readonly CompanyReview[];
}

function answer({ company, jobs = [makeJob()], reviews = [] }: Board) {
  const body = makeJobProvider({ user: { profile_picture: null }, ...company });
  api.on('get', 'auth/jobproviders/:id/', { body }, JobProvider);
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: jobs }, Type.Array(Job));
  api.on('get', 'auth/jobproviders/:id/reviews/', { body: reviews }, Type.Array(CompanyReview));
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/follows/', { body: [] });
}

const pictures = [makePicture(1, 'The house'), makePicture(2, 'A kitchen'), makePicture(3, 'A garden')];

describe.each([
  ['a visitor', '/companies/alta-medica-21', undefined],
  ['a candidate', '/company/21', makeUser()],
])('%s', (_who, url, user) => {
  const open = () => renderRemote(remote, url, { user });

  test('sees the cover, the facts and the other pictures', async () => {
    const facts = {
      industry: 'health',
      company_size: '50-249',
      founding_year: 2004,
      working_languages: ['de', 'fr'],
    } satisfies Partial<JobProvider>;
    answer({ company: { ...facts, pictures } });
    open();
    const cover = await screen.findByRole('img', { name: 'The house' });
    expect(cover).toHaveAttribute('fetchpriority', 'high');
    expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['1600', '1000']);
    for (const text of ['Health and care', '50–249 people', '2004', 'German, French'])
      expect(screen.getByText(text)).toBeVisible();
    const gallery = within(screen.getByRole('region', { name: 'Pictures' }));
    expect(gallery.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      pictures[1]?.address,
      pictures[2]?.address,
    ]);
    for (const image of gallery.getAllByRole('img')) expect(image).toHaveAttribute('loading', 'lazy');
  });

  test('sees no empty place of a company that states nothing', async () => {
    answer({});
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Alta Medica' })).toBeVisible();
    for (const label of ['Industry', 'Size', 'Founded', 'Working languages'])
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    for (const name of ['Pictures', 'From the reviews'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open jobs' })).toHaveAttribute('href', '#jobs');
  });
});

const open = () => renderRemote(remote, '/companies/alta-medica-21');

test('a picture opens large, the arrow keys lead to the others, and closing it back', async () => {
  answer({ company: { pictures } });
  const { person } = open();
  const link = await screen.findByRole('link', { name: 'A kitchen' });
  link.focus();
  await person.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture 2 of 3' }));
  expect(dialog.getByRole('img', { name: 'A kitchen' })).toBeInTheDocument();
  dialog.getByRole('button', { name: 'Next picture' }).focus();
  await person.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', { name: 'A garden' })).toBeInTheDocument();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Picture 1 of 3' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

test('the two newest reviews are quoted, whatever they say', async () => {
  const reviews = [1, 2, 3].map((id) => makeReview(id, id === 1 ? '' : `Words of review ${id}.`));
  answer({ reviews });
  open();
  const quotes = within(await screen.findByRole('region', { name: 'From the reviews' }));
  expect(quotes.getByText('“Words of review 2.”')).toBeVisible();
  expect(quotes.getAllByRole('listitem')).toHaveLength(2);
});

test('reviews that the page shows as a whole are not quoted', async () => {
  answer({ company: { reviews_count: 2 }, reviews: [makeReview(1, 'One.'), makeReview(2, 'Two.')] });
  open();
  expect(await screen.findByText('One.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'From the reviews' })).not.toBeInTheDocument();
});

test('jobs in more than one place are listed by place', async () => {
  const jobs = ['Bern', 'Thun', 'Bern'].map((location, at) =>
    makeJob({ id: at + 1, title: `Job ${at + 1}`, location }),
  );
  answer({ jobs });
  open();
  const inBern = within(await screen.findByRole('region', { name: 'Bern' }));
  expect(inBern.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Job 1', 'Job 3']);
  expect(inBern.getAllByText('80 % · Permanent')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Thun' })).getAllByRole('link')).toHaveLength(1);
});

test('without open jobs there is no way to them', async () => {
  answer({ jobs: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'No open jobs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open jobs' })).not.toBeInTheDocument();
});
