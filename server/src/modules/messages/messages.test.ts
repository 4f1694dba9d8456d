import type { Application, Message, MessageThread, UnreadCount } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../testing/index';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';

const test = startTestApp();

let company: CompanyClient;
let seeker: Seeker;
let application: Application;

beforeEach(async () => {
  company = await joinCompany(test);
  seeker = await joinSeeker(test);
  application = await applyTo(seeker, await publishJob(company));
});
afterEach(() => test.setClock(undefined));

const send = (client: TestClient, body: string, more: object = {}) =>
  client.post('/api/messages/', { application: application.id, body, ...more });
const write = async (client: TestClient, body: string, more: object = {}) =>
  readOk<Message>(await send(client, body, more));
const listThreads = async (client: TestClient) => readOk<MessageThread[]>(await client.get('/api/messages/'));
const listMessages = async (client: TestClient, { id } = application) =>
  readOk<Message[]>(await client.get(`/api/messages/?application=${id}`));
const countUnread = async (client: TestClient) =>
  readOk<UnreadCount>(await client.get('/api/messages/unread-count/')).unread_count;

describe('writing', () => {
  it('the employer opens a thread and the applicant answers in it', async () => {
    const response = await send(company, ' Can you come on Monday? ', { subject: 'Your visit' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      application: application.id,
      is_mine: true,
      subject: 'Your visit',
      body: 'Can you come on Monday?',
      read: false,
      created_at: expect.stringMatching(/Z$/),
    });
    const answer = await write(seeker, 'With pleasure.');
    expect(answer).toMatchObject({ is_mine: true, subject: 'Your visit' });
    expect(await listMessages(seeker)).toEqual([answer, { ...response.json<Message>(), is_mine: false }]);
  });

  it('a thread is not opened by the applicant', async () => {
    const response = await send(seeker, 'Any news?');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ detail: expect.stringContaining('employer writes first') });
    expect(await listMessages(company)).toEqual([]);
  });

  it('a first message without a subject is about the application', async () => {
    const { subject } = await write(company, 'Hello', { subject: '  ' });
    expect(subject).toBe('Regarding your application for Care assistant');
  });

  it('the subject that is left out is in the language of the message', async () => {
    const other = await applyTo(seeker, await publishJob(company));
    const body = 'Guten Tag, vielen Dank für Ihre Bewerbung. Wann können Sie bei uns vorbeikommen?';
    const reply = await company.post('/api/messages/', { application: other.id, body });
    expect(readOk<Message>(reply).subject).toMatch(/^Ihre Bewerbung auf die Stelle «/);
  });

  it('the recipient can be named by profile, user or e-mail, and must be the other side', async () => {
    const { id, user } = seeker.profile;
    for (const recipient of [id, String(id), user.id, seeker.user.email.toUpperCase()])
      expect((await send(company, 'Hello', { recipient })).statusCode).toBe(201);
    const stranger = await joinSeeker(test);
    for (const recipient of [stranger.profile.id, stranger.user.email, 2_000_000_000]) {
      const response = await send(company, 'Hello', { recipient });
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['recipient']]);
    }
  });

  it('strangers cannot write about an application or find out that it exists', async () => {
    await write(company, 'Hello');
    for (const client of [await joinSeeker(test), await joinCompany(test)]) {
      const response = await send(client, 'Hello');
      expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }]);
    }
    expect(await listMessages(company)).toHaveLength(1);
  });

  it('a message needs a body of some words', async () => {
    for (const body of ['', '  ', 'x'.repeat(10_001)]) {
      const response = await send(company, body);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['body']]);
    }
  });

  it('the recipient gets a mail, and the sender a copy on request', async () => {
    await write(company, 'Can you come?');
    await write(seeker, 'I can.', { send_copy: true });
    const mails = await test.readMails();
    const subjectsTo = ({ user }: Seeker | CompanyClient) =>
      mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);
    const subject = 'Regarding your application for Care assistant';
    expect(subjectsTo(seeker)).toEqual([
      'We have your application for Care assistant',
      `Alta Medica: ${subject}`,
      `Copy: ${subject}`,
    ]);
    expect(subjectsTo(company)).toContain(`Léa Muster: ${subject}`);
  });
});

describe('threads', () => {
  it('show the other side, the last message and what is unread', async () => {
    await write(company, 'One');
    const last = await write(company, 'Two');
    const thread = {
      application: application.id,
      status: 'pending',
      job: { id: application.job.id, title: 'Care assistant' },
    };
    expect(await listThreads(company)).toEqual([
      {
        ...thread,
        other: { id: seeker.profile.id, name: 'Léa Muster', picture: null },
        last_message: last,
        unread_count: 0,
      },
    ]);
    expect(await listThreads(seeker)).toEqual([
      {
        ...thread,
        other: { id: company.profile.id, name: 'Alta Medica', picture: null },
        last_message: { ...last, is_mine: false },
        unread_count: 2,
      },
    ]);
  });

  it('come with the newest message first, in pages', async () => {
    const second = await applyTo(await joinSeeker(test), await publishJob(company));
    const third = await applyTo(await joinSeeker(test), await publishJob(company));
    for (const [index, { id }] of [application, second, third, application].entries()) {
      test.setClock(new Date(Date.UTC(2026, 10, 1 + index)));
      readOk(await company.post('/api/messages/', { application: id, body: `Day ${index}` }));
    }
    const order = [application.id, third.id, second.id];
    expect((await listThreads(company)).map((thread) => thread.application)).toEqual(order);
    const page = await company.get('/api/messages/?page=2&page_size=2');
    expect(page.json<MessageThread[]>().map((thread) => thread.application)).toEqual(order.slice(2));
    expect(page.headers['x-total-count']).toBe('3');
  });

  it('are one’s own: another’s application in the filter gives nothing', async () => {
    await write(company, 'Hello');
    for (const client of [await joinSeeker(test), await joinCompany(test)]) {
      expect(await listThreads(client)).toEqual([]);
      expect(await listMessages(client)).toEqual([]);
    }
  });

  it('hold their messages newest first, in pages', async () => {
    for (const body of ['One', 'Two', 'Three']) await write(company, body);
    expect((await listMessages(seeker)).map(({ body }) => body)).toEqual(['Three', 'Two', 'One']);
    const page = await seeker.get(`/api/messages/?application=${application.id}&page=2&page_size=2`);
    expect(page.json<Message[]>().map(({ body }) => body)).toEqual(['One']);
    expect(page.headers['x-total-count']).toBe('3');
  });
});

describe('reading', () => {
  const read = (client: TestClient, { id }: Message, body: object = { read: true }) =>
    client.patch(`/api/messages/${id}/`, body);

  it('a message marks it and those before it in its thread', async () => {
    await write(company, 'One');
    const second = await write(company, 'Two');
    await write(company, 'Three');
    expect(await countUnread(seeker)).toBe(3);
    expect(readOk(await read(seeker, second))).toEqual({ ...second, is_mine: false, read: true });
    expect(readOk(await read(seeker, second))).toMatchObject({ read: true });
    expect(await countUnread(seeker)).toBe(1);
    expect((await listMessages(company)).map((message) => message.read)).toEqual([false, true, true]);
  });

  it('is the recipient’s alone, and cannot be undone', async () => {
    const message = await write(company, 'One');
    expect((await read(company, message)).statusCode).toBe(403);
    for (const client of [await joinSeeker(test), await joinCompany(test)])
      expect((await read(client, message)).statusCode).toBe(404);
    expect((await read(seeker, message, { read: false })).statusCode).toBe(400);
    expect(await countUnread(seeker)).toBe(1);
  });
});
