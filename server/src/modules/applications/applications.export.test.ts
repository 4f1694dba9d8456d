import type { Application } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import {
  answers,
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';

const test = startTestApp();

const HEAD =
  'Applicant;Email;Phone;Job;Job location;Status;Submitted;Experience;Available from;Expected salary;Notes';

let company: CompanyClient;
let lea: Seeker;
let application: Application;

beforeAll(async () => {
  company = await joinCompany(test);
  const job = await publishJob(company, { title: 'Nurse; "nights"' });
  lea = await joinSeeker(test);
  application = await applyTo(lea, job, { ...answers, last_name: '=HYPERLINK("https://x.example")' });
  const bruno = await joinSeeker(test, { firstname: 'Bruno', lastname: 'Zwahlen' });
  await applyTo(bruno, job, { ...answers, first_name: '@SUM(1)', last_name: 'Zwahlen' });
});

const read = async (query = '') => {
  const reply = await company.get(`/api/auth/applications/export/${query}`);
  expect(reply.statusCode).toBe(200);
  return { reply, lines: reply.body.slice(1).trimEnd().split('\r\n') };
};

it('is a file that a spreadsheet opens in the right encoding, kept by no cache', async () => {
  const { reply, lines } = await read();
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="applications.csv"/),
  });
  expect(lines[0]).toBe(HEAD);
  expect(lines).toHaveLength(3);
});

it('no value is a formula, and a separator or a quote stays inside its value', async () => {
  const { lines } = await read('?ordering=submitted_at');
  expect(lines[1]).toContain(';"Nurse; ""nights""";');
  expect(lines[2]).toMatch(/^'@SUM\(1\) Zwahlen;/);
  for (const value of lines.slice(1).flatMap((line) => line.split(';')))
    expect(value).not.toMatch(/^"?[=+\-@\t](?![\d ]+$)/);
});

it('holds what is filtered, in the order of the list', async () => {
  expect((await read('?search=zwahlen')).lines).toHaveLength(2);
  expect((await read('?status=hired')).lines).toEqual([HEAD]);
  const [, first] = (await read('?ordering=-applicant_name')).lines;
  expect(first).toMatch(/^"?Léa/);
  const { statusCode, json } = await company.get('/api/auth/applications/export/?status=promoted');
  expect([statusCode, Object.keys(json())]).toEqual([400, ['status']]);
});

it('holds nothing of another company, and nothing for a candidate', async () => {
  const other = await joinCompany(test);
  expect((await other.get('/api/auth/applications/export/')).body.slice(1).trimEnd()).toBe(HEAD);
  expect((await lea.get('/api/auth/applications/export/')).statusCode).toBe(403);
  expect((await test.visit().get('/api/auth/applications/export/')).statusCode).toBe(401);
});

it('a withdrawn application keeps name, job, dates and notes', async () => {
  await company.patch(`/api/auth/applications/${application.id}/`, { notes: '+ speaks French' });
  await lea.patch(`/api/auth/applications/${application.id}/`, { status: 'withdrawn' });
  const { lines } = await read('?status=withdrawn');
  expect(lines[1]).toMatch(/;;;"Nurse; ""nights""";Bern;Withdrawn;[\d-]{10};;;;'\+ speaks French$/);
});

it('the day is the one in Switzerland, and a phone number is itself', async () => {
  const job = await publishJob(company, { title: 'Night watch' });
  test.setClock(new Date('2026-11-20T23:30:00Z'));
  await applyTo(await joinSeeker(test), job, { ...answers, phone: '+41-79-123.45.67', last_name: 'Night' });
  test.setClock(undefined);
  const { lines } = await read('?search=watch');
  expect(lines[1]).toMatch(/^Léa Night;[^;]+;\+41 79 123 45 67;Night watch;Bern;[^;]+;2026-11-21;/);
});
