import { readdir } from 'node:fs/promises';
import { inTransaction } from '../db/database';
import { startTestApp } from '../testing/index';
import { startSmtpServer, type TestSmtpServer } from '../testing/services/smtp-server';
import type { Mail } from './mails';
import { openOutbox } from './outbox';
import { claimDueMail } from './outbox.repository';

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
const test = startTestApp(() => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Alta <jobs@alta.example>' }));
afterAll(() => smtp.close());
afterEach(() => test.setClock(undefined));

const MINUTE = 60_000;
let count = 0;

const makeMail = (eventKey = `test:${(count += 1)}`): Mail => ({
  kind: 'newsletter-confirm',
  recipient: `${eventKey.replace(':', '-')}@example.ch`,
  eventKey,
  payload: { token: 'abc' },
});

const put = (...mails: Mail[]) =>
  inTransaction(test.dependencies.db, async (tx) => {
    for (const mail of mails) await test.dependencies.mail.enqueue(tx, mail);
  });

const received = ({ recipient }: Mail) => smtp.mails.filter(({ to }) => to === recipient);

async function readRow({ eventKey }: Mail) {
  const { rows } = await test.dependencies.db.execute('select * from outbox');
  return rows.find((row) => row.event_key === eventKey);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('a mail leaves by SMTP at once after the commit, and nothing of it stays', async () => {
  const mail = makeMail();
  await put(mail);
  await until(() => received(mail).length > 0);
  const [arrived] = received(mail);
  expect(arrived?.subject).toBe('Confirm your newsletter subscription');
  expect(arrived?.headers.get('from')).toBe('Alta <jobs@alta.example>');
  await test.dependencies.mail.sendDue();
  expect(await readRow(mail)).toMatchObject({ attempts: 1, payload: {}, next_attempt_at: null });
  expect(await readdir(test.dataDir)).not.toContain('mail');
});

it('a text with line breaks adds no header to a mail', async () => {
  const hostile = 'Nurse\r\nBcc: thief@example.ch\r\n\r\nforged';
  const { eventKey, recipient } = makeMail();
  const payload = {
    application: 7,
    job: hostile,
    name: hostile,
    other: hostile,
    subject: hostile,
    body: 'Hello',
  };
  const mail: Mail = { kind: 'message-copy', recipient, eventKey, payload };
  await put(mail);
  await until(() => received(mail).length > 0);
  const [arrived] = received(mail);
  expect(arrived?.headers.has('bcc')).toBe(false);
  expect(arrived?.subject).toBe('Copy: Nurse Bcc: thief@example.ch forged');
  expect(arrived?.text).toContain('Hello');
});

it('an event that is enqueued twice is mailed once', async () => {
  const mail = makeMail();
  await put(mail, mail);
  await put(mail);
  await test.dependencies.mail.sendDue();
  expect(received(mail)).toHaveLength(1);
});

it('what is rolled back is not mailed', async () => {
  const mail = makeMail();
  const failing = inTransaction(test.dependencies.db, async (tx) => {
    await test.dependencies.mail.enqueue(tx, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await test.dependencies.mail.sendDue();
  expect(received(mail)).toEqual([]);
  expect(await readRow(mail)).toBeUndefined();
});

it('what is refused is tried again, each time after twice as long, and arrives once', async () => {
  const start = Date.now();
  test.setClock(new Date(start));
  const [mail, before] = [makeMail(), smtp.offers];
  smtp.refuseNext(2);
  await put(mail);
  await test.dependencies.mail.sendDue();
  await test.dependencies.mail.sendDue();
  expect(smtp.offers - before).toBe(1);
  expect(await readRow(mail)).toMatchObject({ attempts: 1, sent_at: null });
  expect((await readRow(mail))?.last_error).toContain('Try again later');
  for (const [minutes, offers, arrived] of [
    [0.9, 1, 0],
    [1, 2, 0],
    [2.9, 2, 0],
    [3, 3, 1],
    [500, 3, 1],
  ] as const) {
    test.setClock(new Date(start + minutes * MINUTE));
    await test.dependencies.mail.sendDue();
    expect([minutes, smtp.offers - before, received(mail).length]).toEqual([minutes, offers, arrived]);
  }
});

it('a mail that is refused ten times becomes a dead letter, and other mails are still sent', async () => {
  const start = Date.now();
  const [mail, before] = [makeMail(), smtp.offers];
  smtp.refuseNext(10);
  await put(mail);
  for (let hours = 0; hours < 30; hours += 1) {
    test.setClock(new Date(start + hours * 60 * MINUTE));
    await test.dependencies.mail.sendDue();
  }
  expect(smtp.offers - before).toBe(10);
  expect(await readRow(mail)).toMatchObject({ attempts: 10, sent_at: null, next_attempt_at: null });
  const other = makeMail();
  await put(other);
  await test.dependencies.mail.sendDue();
  expect(received(other)).toHaveLength(1);
});

it('two servers that send from one outbox send each mail once', async () => {
  const mails = Array.from({ length: 12 }, () => makeMail());
  const second = openOutbox(test.dependencies);
  second.start('http://second.test');
  await put(...mails);
  await Promise.all([test.dependencies.mail.sendDue(), second.sendDue()]);
  await second.stop();
  expect(mails.map((mail) => received(mail).length)).toEqual(mails.map(() => 1));
});

it('a stopped postbox sends nothing, and what it took waits for the next start', async () => {
  const mail = makeMail();
  const closed = openOutbox(test.dependencies);
  closed.start('http://closed.test');
  await closed.stop();
  await inTransaction(test.dependencies.db, (tx) => closed.enqueue(tx, mail));
  await closed.sendDue();
  expect(received(mail)).toEqual([]);
  await test.dependencies.mail.sendDue();
  expect(received(mail)).toHaveLength(1);
});

describe('a mail that may have arrived', () => {
  const about = (): Mail => {
    const eventKey = `test:${(count += 1)}`;
    const recipient = `${eventKey.replace(':', '-')}@example.ch`;
    const payload = { name: 'Léa', account: 1, company: 1, author: 'Alta' };
    return { kind: 'review-received', recipient, eventKey, payload };
  };

  /** Sends what is due on each of the next days. */
  async function sendLater(start: number): Promise<void> {
    for (const hours of [1, 24, 48]) {
      test.setClock(new Date(start + hours * 60 * MINUTE));
      await test.dependencies.mail.sendDue();
    }
  }

  it('because its connection broke after the text, is not sent again', async () => {
    const start = Date.now();
    test.setClock(new Date(start));
    const mail = about();
    smtp.breakNext();
    await put(mail);
    await until(() => received(mail).length > 0);
    await sendLater(start);
    expect(received(mail)).toHaveLength(1);
    expect(await readRow(mail)).toMatchObject({ sent_at: null, next_attempt_at: null, payload: {} });
  });

  it('because its server was killed, is not sent again, but the confirmation of an address is', async () => {
    const start = Date.now();
    test.setClock(new Date(start));
    const [mail, confirmation] = [about(), makeMail()];
    await inTransaction(test.dependencies.db, async (tx) => {
      const killed = openOutbox(test.dependencies);
      for (const one of [mail, confirmation]) await killed.enqueue(tx, one);
      // The claims of the server that was killed.
      for (const _ of [mail, confirmation]) await claimDueMail(tx, new Date(start));
    });
    await sendLater(start);
    expect([received(mail).length, received(confirmation).length]).toEqual([0, 1]);
    expect((await readRow(mail))?.last_error).toBe('The server ended during an attempt.');
  });
});
