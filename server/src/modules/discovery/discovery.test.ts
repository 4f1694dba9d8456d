import { sql } from 'drizzle-orm';
import { startTestApp } from '../../testing/index';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { listActiveJobs } from './discovery.repository';

const test = startTestApp({ PUBLIC_URL: 'https://jobs.example' });
const DAY_MS = 24 * 60 * 60_000;
let company: CompanyClient;

beforeAll(async () => {
  company = await joinCompany(test, { company_name: 'Alta & <Medica>' });
});

const get = (url: string) => test.app.inject({ url });

it('disallows private paths for crawlers and names the sitemap', async () => {
  const { statusCode, body, headers } = await get('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain('Sitemap: https://jobs.example/sitemap.xml');
  expect(body).not.toMatch(/Disallow: \/(job)?$/m);
});

describe('security.txt', () => {
  const named = startTestApp({ PUBLIC_URL: 'https://jobs.example', CONTACT_EMAIL: 'security@jobs.test' });

  it('says where to report a vulnerability', async () => {
    named.setClock(new Date('2026-12-01T12:00:00Z'));
    const { headers, body } = await named.app.inject({ url: '/.well-known/security.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@jobs.test',
      'Contact: https://jobs.example/support',
      'Expires: 2027-05-30T00:00:00.000Z',
      'Preferred-Languages: en, de, fr, it',
      'Canonical: https://jobs.example/.well-known/security.txt',
      '',
    ]);
  });

  it('is missing while the contact is the invented one', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
  });
});

it('maps the active jobs, in parts that the index names', async () => {
  const active = await publishJob(company);
  const paused = await publishJob(company);
  await pauseJob(company, paused);
  const index = await get('/sitemap.xml');
  const parts = [...index.body.matchAll(/<loc>https:\/\/jobs\.example(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-jobs-0.xml', '/sitemap-companies-0.xml']);
  const { body, headers } = await get('/sitemap-jobs-0.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain(`<loc>https://jobs.example/job/${active.id}</loc><lastmod>`);
  expect(body).not.toContain(`/job/${paused.id}<`);
  expect((await get('/sitemap-pages.xml')).body).toContain('<loc>https://jobs.example/privacy</loc>');
  expect((await get('/sitemap-jobs-1.xml')).statusCode).toBe(404);
});

it('maps the companies that have an active job', async () => {
  const silent = await joinCompany(test, { company_name: 'Silent' });
  await publishJob(company);
  const { body } = await get('/sitemap-companies-0.xml');
  expect(body).toContain(`<loc>https://jobs.example/companies/alta-medica-${company.profile.id}</loc>`);
  expect(body).not.toContain(`-${silent.profile.id}<`);
  expect((await get('/sitemap-companies-1.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-people-0.xml')).statusCode).toBe(404);
});

it('feeds the newest of any search, whatever texts the jobs have', async () => {
  const job = await publishJob(company, { title: 'Nurse </title> & "more" \u0007', location: 'Chur' });
  await publishJob(company, { title: 'Baker', location: 'Bern' });
  const { body, headers } = await get('/feed.atom?location=chur&utm_source=x');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<id>https://jobs.example/feed.atom?location=chur</id>');
  expect(body).toContain('href="https://jobs.example/?location=chur"');
  expect(body).toContain('<title>New jobs on Metier: chur</title>');
  expect(body.match(/<entry>/g)).toHaveLength(1);
  expect(body).toContain(`<link href="https://jobs.example/job/${job.id}"/>`);
  expect(body).toContain('<title>Nurse &lt;/title&gt; &amp; &quot;more&quot; </title>');
  expect(body).toContain('<name>Alta &amp; &lt;Medica&gt;</name>');
});

it('feeds and maps the day of the last edit', async () => {
  const job = await publishJob(company, { title: 'Glazier', location: 'Sion' });
  const place = `<loc>https://jobs.example/job/${job.id}</loc><lastmod>`;
  const [edited, resumed] = [2, 3].map((days) => new Date(Date.now() + days * DAY_MS)) as [Date, Date];
  // In Switzerland, the next day has begun.
  edited.setUTCHours(23, 30, 0, 0);
  test.setClock(edited);
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { description: 'You cut glass.' }));
  test.setClock(resumed);
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true }));
  test.setClock(undefined);
  const day = new Date(edited.getTime() + DAY_MS).toISOString().slice(0, 10);
  expect((await get('/sitemap-jobs-0.xml')).body).toContain(`${place}${day}</lastmod>`);
  const { body } = await get('/feed.atom?location=sion');
  expect(body.split(`<updated>${edited.toISOString()}</updated>`)).toHaveLength(3);
  expect(body).toContain(`<published>${job.created_at}</published>`);
});

it('feeds and maps the board in each language', async () => {
  const job = await publishJob(company);
  const feed = (await get('/feed.atom?lang=de')).body;
  expect(feed).toContain('xml:lang="de"');
  expect(feed).toContain('<id>https://jobs.example/feed.atom?lang=de</id>');
  expect(feed).toContain('<title>Neue Stellen auf Metier</title>');
  expect(feed).toContain(`<link href="https://jobs.example/de/job/${job.id}"/>`);
  expect((await get('/sitemap-jobs-0.xml')).body).toContain(
    `<xhtml:link rel="alternate" hreflang="it" href="https://jobs.example/it/job/${job.id}"/>`,
  );
  expect((await get('/robots.txt')).body).toContain('Disallow: /fr/account\n');
});

it('feeds a search for several values of a filter', async () => {
  await publishJob(company, { title: 'Gardener', location: 'Arosa', type: 'internship' });
  await publishJob(company, { title: 'Porter', location: 'Arosa' });
  const query = 'location=Arosa&contract_type=internship&contract_type=permanent';
  const { body } = await get(`/feed.atom?${query}`);
  expect(body.match(/<entry>/g)).toHaveLength(2);
  expect(body).toContain(`href="https://jobs.example/?${query.replaceAll('&', '&amp;')}"`);
});

it('says which term of a feed makes no sense, and feeds an empty search', async () => {
  const wrong = await get('/feed.atom?min_salary=much');
  expect([wrong.statusCode, Object.keys(wrong.json<object>())]).toEqual([400, ['min_salary']]);
  expect((await get('/feed.atom?keyword=zzzz')).body).not.toContain('<entry>');
});

it('finds a part of the map by its ids alone, in their order', async () => {
  const plan = await test.dependencies.db.transaction(async (tx) => {
    // Otherwise the planner scans so few rows sequentially.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const { rows } = await tx.execute(sql`explain ${listActiveJobs(tx, 50_000, 100_000)}`);
    return JSON.stringify(rows);
  });
  expect(plan).toMatch(/Index (Only )?Scan using job_search_pkey/);
  expect(plan).not.toContain('Sort');
});
