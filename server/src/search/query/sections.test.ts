import type { Job, JobBody } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';
import { findJobIds } from '../plan/search';
import type { JobFilter } from './filter';

const test = startTestApp();

const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Koch', location: 'Thun', description: 'Sie kochen.', type: 'fixed-term' },
  { title: 'Buchhalterin', location: 'Bern', description: 'Unser Koch kocht auch für Sie.' },
  { title: 'Küchenchef', location: 'Bern', description: 'Sie leiten die Brigade.', type: 'fixed-term' },
  { title: 'Maurer', location: 'Chur', description: 'Sie mauern eine Xylothek.' },
  { title: 'Leiterin Xylothek', location: 'Chur', description: 'Sie leiten.' },
  { title: 'Lehrstelle Gipser', location: 'Chur', description: 'Sie lernen.' },
  { title: 'Softwareentwickler', location: 'Zug', description: 'Sie schreiben Python.' },
  { title: 'Python Developer', location: 'Zug', description: 'You write code.' },
];

const KITCHENS = ['Genève', 'Lausanne', 'Sion', 'Lugano', 'Locarno', 'Aigle'];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
  for (const location of KITCHENS) await publishJob(company, { title: 'Koch', location });
});

async function search(query: Record<string, string>) {
  const response = await test.visit().get(`/api/jobs/?${new URLSearchParams(query)}`);
  const titles = readOk<Job[]>(response).map(({ title }) => title);
  const sections = Object.fromEntries(
    String(response.headers['x-read-sections'] ?? '')
      .split(',')
      .map((each) => each.split(':')),
  ) as Record<string, string>;
  return { titles, sections, total: response.headers['x-total-count'] };
}

it('jobs around a place come behind those in it, and related occupations last, each counted apart', async () => {
  const there = await search({ keyword: 'Koch Thun' });
  expect(there.titles.slice(0, 2)).toEqual(['Koch', 'Küchenchef']);
  expect(there.sections).toEqual({ exact: '1', related: '1' });
  expect((await search({ keyword: 'Maurer Davos' })).sections).toEqual({ nearby: '1', related: '1' });
  const around = await search({ keyword: 'Koch Bern' });
  expect(around.titles.slice(0, 2)).toEqual(['Koch', 'Küchenchef']);
  expect(around.sections).toEqual({ nearby: '1', related: '1' });
  expect(around.total).toBe('2');
});

it('who looks for an apprenticeship is told that a skilled worker is not one', async () => {
  const { titles, sections } = await search({ keyword: 'Lehrstelle Maurer' });
  expect(titles[0]).toBe('Lehrstelle Gipser');
  expect(sections.exact).toBeUndefined();
});

it('a level beside an occupation that many jobs are of is no part of its own', async () => {
  expect((await search({ keyword: 'Lehrstelle Koch' })).sections).toEqual({});
});

it('a job whose text alone names an occupation is counted apart from those that are of it', async () => {
  const { titles, sections } = await search({ keyword: 'Koch' });
  expect(titles.at(-1)).toBe('Buchhalterin');
  expect(sections).toEqual({ exact: '7', mentioned: '1' });
});

it('a tool, a company and any other word are as good in the text, and an order by age has no parts', async () => {
  for (const keyword of ['Python', 'Xylothek', 'Boreas', 'Koch Boreas'])
    expect({ keyword, ...(await search({ keyword })).sections }).toEqual({ keyword });
  expect((await search({ keyword: 'Koch', ordering: 'newest' })).sections).toEqual({});
});

it('a search of many jobs has the same parts', async () => {
  const find = async (filter: JobFilter) => {
    const slice = { offset: 0, limit: 20 };
    const { sections } = await findJobIds(test.dependencies.db, filter, 'relevance', slice, { many: 0 });
    return sections;
  };
  expect(await find({ keyword: 'Koch' })).toEqual([
    { kind: 'exact', total: 7 },
    { kind: 'mentioned', total: 1 },
  ]);
  const [elsewhere] = (await find({ keyword: 'Koch Vals', leftOut: ['vals'] })) ?? [];
  expect(elsewhere).toEqual({ kind: 'elsewhere', total: 7 });
});

it('each part continues on the next page', async () => {
  const pages = [];
  for (const page of ['1', '2', '3'])
    pages.push(await search({ keyword: 'Koch oder Maurer', page, page_size: '1' }));
  const whole = await search({ keyword: 'Koch oder Maurer' });
  expect(pages.flatMap(({ titles }) => titles)).toEqual(whole.titles.slice(0, 3));
  for (const { sections } of pages) expect(sections).toEqual(whole.sections);
});
