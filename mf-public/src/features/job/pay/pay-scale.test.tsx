import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, Nullable, PayComparison } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const comparison: PayComparison = {
  occupations: ['nurse'],
  jobs: 1234,
  below: 900,
  above: 334,
  low: 5000,
  lower_quartile: 5500,
  median: 6000,
  upper_quartile: 6400,
  high: 7000,
};

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
});

function open(pay: PayComparison | null, job: Partial<Job> = {}) {
  api.on('get', 'jobs/:id/', { body: makeJob(job) }, Job);
  api.on('get', 'jobs/:id/pay/', { body: pay }, Nullable(PayComparison));
  renderRemote(remote, '/job/31');
}

const findCard = async () => within(await screen.findByRole('region', { name: 'Pay compared' }));

test('a candidate sees where the pay stands among that of the occupation, and how it is compared', async () => {
  open(comparison);
  const card = await findCard();
  expect(card.getByText('More than 900 of 1 234 comparable jobs.')).toBeVisible();
  const facts = card
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'This job CHF\u00a06\u202f500',
    'Middle half CHF\u00a05\u202f500–6\u202f400',
    'Eight of ten CHF\u00a05\u202f000–7\u202f000',
  ]);
  expect(card.getByText(/^Open jobs on Metier: nurse\. All as a month at 100\s%/)).toBeVisible();
});

test.each([
  [{ below: 300, above: 900 }, 'Less than 900 of 1 234 comparable jobs.'],
  [{ below: 600, above: 600 }, 'In the middle of 1 234 comparable jobs.'],
])('it is said by the greater number: %j', async (counts, finding) => {
  open({ ...comparison, ...counts });
  expect((await findCard()).getByText(finding)).toBeVisible();
});

/** Where the marks stand, in percent of the width. */
const readPlaces = (selector: string, attribute: string) =>
  [...document.querySelectorAll(`[aria-labelledby=pay] svg ${selector}`)].map((mark) =>
    Number.parseFloat(mark.getAttribute(attribute) ?? ''),
  );

test('the scale is to scale, also for pay beyond that of all others', async () => {
  open(comparison, { salary: '9000.00', activity_rate: 100 });
  await findCard();
  const [mark] = readPlaces('circle', 'cx');
  const [most = 0, half = 0, median = 0] = readPlaces('rect', 'x');
  expect(mark).toBeCloseTo(96);
  expect(most).toBeCloseTo(4);
  // 500 and 1000 of the 4000 francs from the lowest to this job's.
  expect(half).toBeCloseTo(4 + (92 * 500) / 4000);
  expect(median).toBeCloseTo(4 + (92 * 1000) / 4000);
});

test('a range has both its ends on the scale', async () => {
  open(comparison, { salary: '5500.00', salary_max: '6500.00', activity_rate: 100 });
  expect((await findCard()).getByText('CHF 5 500–6 500')).toBeVisible();
  expect(readPlaces('circle', 'cx')).toEqual([4 + 92 / 4, 4 + (92 * 3) / 4]);
});

test('nothing is said where too few jobs can be compared, or the comparison fails', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Job Overview' });
  expect(screen.queryByRole('region', { name: 'Pay compared' })).not.toBeInTheDocument();
});

test('the page does not wait for a comparison that fails or takes long', async () => {
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  api.on('get', 'jobs/:id/pay/', () => new Promise(() => undefined));
  renderRemote(remote, '/job/31');
  expect(await screen.findByRole('heading', { name: 'Job Overview' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pay compared' })).not.toBeInTheDocument();
});
