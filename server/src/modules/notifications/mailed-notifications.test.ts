import { inTransaction } from '../../db/database';
import { messages } from '../../db/schema/index';
import { startTestApp, TEST_ORIGIN } from '../../testing/index';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { notifyMessage } from './application-notifications.service';

const test = startTestApp();
let company: CompanyClient;
beforeAll(async () => {
  company = await joinCompany(test);
});

async function apply(title = 'Care assistant') {
  const seeker = await joinSeeker(test);
  const application = await applyTo(seeker, await publishJob(company, { title }));
  return { seeker, application };
}

/** The mails to an address without the receipts, which every application has. */
const mailsTo = async (email: string) =>
  (await test.readMails()).filter(({ to, subject }) => to === email && !subject.startsWith('We have your'));

it('the receipt of an application that was sent before the address was confirmed follows the confirmation, once', async () => {
  const seeker = await joinSeeker(test);
  const { id, email } = seeker.user;
  const { db } = test.dependencies;
  const forget = () => db.execute(`update users set email_confirmed_at = null where id = ${id}`);
  await forget();
  await applyTo(seeker, await publishJob(company, { title: 'Gardener' }));
  const mails = async (subject: string) =>
    (await test.readMails()).filter((mail) => mail.to === email && mail.subject.includes(subject));
  expect(await mails('Gardener')).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    readOk(await seeker.post('/api/auth/email-confirmation/'));
    const link = (await test.readMails({ withConfirmations: true })).findLast(({ text }) =>
      text.includes('confirm-email?token='),
    );
    const token = /confirm-email\?token=([\w-]+)/.exec(link?.text ?? '')?.[1];
    readOk(await test.visit().post('/api/auth/email-confirmation/confirm/', { token }));
    expect(await mails('We have your application for Gardener')).toHaveLength(1);
    await forget();
  }
});

const setStatus = async (id: number, status: string) =>
  company.patch(`/api/auth/applications/${id}/update-status/`, { status });

it('an application is announced to the company, in text and as a page, with its address', async () => {
  const { application } = await apply('Night <nurse> & co.');
  const mail = (await mailsTo(company.user.email)).at(-1);
  const address = `${TEST_ORIGIN}/applications/${application.id}`;
  expect(mail?.subject).toBe('Léa Muster has applied for Night <nurse> & co.');
  expect(mail?.text).toMatch(/Hello,\r?\n/);
  for (const fact of [
    'Experience: 1–3 years',
    'Available from: 01/02/2097',
    'Expected salary: CHF',
    'Lives in: ',
  ])
    expect(mail?.text).toContain(fact);
  expect(mail?.text).toContain(address);
  expect(mail?.html).toContain(`<a href="${address}"`);
  expect(mail?.html).toContain('Night &lt;nurse&gt; &amp; co.');
  expect(mail?.html).not.toContain('<nurse>');
  expect(mail?.headers.get('from')).toBe('Metier <no-reply@localhost>');
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
});

it('applying again while the application is empty announces nothing new', async () => {
  const seeker = await joinSeeker(test);
  const job = await publishJob(company);
  const before = await mailsTo(company.user.email);
  await applyTo(seeker, job, {});
  await applyTo(seeker, job, {});
  expect(await mailsTo(company.user.email)).toHaveLength(before.length + 1);
});

it('each move by the company is mailed to the candidate once', async () => {
  const { seeker, application } = await apply('Cook');
  readOk(await setStatus(application.id, 'shortlisted'));
  readOk(await setStatus(application.id, 'shortlisted'));
  readOk(await setStatus(application.id, 'hired'));
  const mails = await mailsTo(seeker.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your application to Alta Medica: Cook'));
  expect(mails[0]?.text).toContain('Alta Medica has put you on the shortlist for “Cook”.');
  expect(mails[1]?.text).toContain('Alta Medica would like to hire you for “Cook”.');
});

it('a move that is refused and a withdrawal are not mailed to the candidate', async () => {
  const { seeker, application } = await apply();
  expect((await setStatus(application.id, 'hired')).statusCode).toBe(409);
  readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, { status: 'withdrawn' }));
  expect(await mailsTo(seeker.user.email)).toEqual([]);
});

it('a message is mailed to its recipient, and copied to its sender on request', async () => {
  const { seeker, application } = await apply('Cook');
  const body = 'Can you come on Monday?\n<b>At nine</b>';
  await inTransaction(test.dependencies.db, async (tx) => {
    const people = { senderId: company.user.id, recipientId: seeker.user.id };
    const message = { ...people, applicationId: application.id, subject: 'Monday', body };
    const [row] = await tx.insert(messages).values(message).returning();
    await notifyMessage(test.dependencies, tx, row?.id ?? 0, { isCopied: true });
  });
  const [received] = await mailsTo(seeker.user.email);
  expect(received?.subject).toBe('Alta Medica: Monday');
  expect(received?.text).toContain('> Can you come on Monday?');
  expect(received?.html).toContain('&lt;b&gt;At nine&lt;/b&gt;');
  expect(received?.html).toContain(`${TEST_ORIGIN}/messages?application=${application.id}`);
  const copy = (await mailsTo(company.user.email)).at(-1);
  expect(copy?.subject).toBe('Copy: Monday');
  expect(copy?.text).toContain('written to Léa Muster');
});
