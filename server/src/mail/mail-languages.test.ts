import type { User } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import { createNotificationScene } from '../modules/notifications/testing/notification-scene';
import { readOk } from '../testing/fixtures';
import { startTestApp, type TestClient } from '../testing/index';

const test = startTestApp();
const scene = createNotificationScene(test);
const { apply, setStatus, texts, mailsTo } = scene;

const choose = async (client: TestClient, language: Language) =>
  expect((await client.put('/api/auth/account/language/', { language })).statusCode).toBe(204);

it('a mail is in the language of the one who gets it, whoever has caused it', async () => {
  const { seeker, application } = await apply('Koch');
  await choose(seeker, 'fr');
  await setStatus(application.id, 'shortlisted');
  const [mail] = await mailsTo(seeker.user.email);
  expect(mail?.subject).toBe('Votre candidature chez Alta Medica : Koch');
  expect(mail?.text).toContain('Bonjour Léa,');
  expect(mail?.html).toContain('<html lang="fr">');
});

it('notifications are in the language of the page that shows them', async () => {
  const { seeker, application } = await apply('Koch');
  await setStatus(application.id, 'reviewed');
  expect(await texts(seeker)).toEqual(['Alta Medica has moved your application for “Koch” to Reviewed.']);
  const german = await seeker.send({
    method: 'GET',
    url: '/api/notices/',
    headers: { 'accept-language': 'de-CH' },
  });
  expect(german.json<{ items: { text: string }[] }>().items[0]?.text).toContain('Neuer Status: Gesichtet.');
});

it('an account has the language in which it was registered, and keeps another choice', async () => {
  const visitor = test.visit();
  await visitor.get('/api/');
  const reply = await visitor.send({
    method: 'POST',
    url: '/api/auth/register/',
    headers: { 'accept-language': 'it' },
    payload: {
      username: 'ticino',
      email: 'ticino@example.ch',
      password1: 'sette colli verdi',
      password2: 'sette colli verdi',
    },
  });
  expect(reply.statusCode).toBe(201);
  const mails = await test.readMails({ withConfirmations: true });
  expect(mails.find(({ to }) => to === 'ticino@example.ch')?.html).toContain('<html lang="it">');
  const readLanguage = async () => readOk<User>(await visitor.get('/api/auth/me/')).language;
  expect(await readLanguage()).toBe('it');
  await choose(visitor, 'de');
  expect(await readLanguage()).toBe('de');
  const refused = await visitor.put('/api/auth/account/language/', { language: 'rm' });
  expect(Object.keys(refused.json<object>())).toEqual(['language']);
});

it('an alert of a visitor is mailed in the language of the page on which it was saved', async () => {
  const visitor = test.visit();
  await visitor.get('/api/');
  await visitor.send({
    method: 'POST',
    url: '/api/alerts/mailed/',
    headers: { 'accept-language': 'de' },
    payload: { email: 'gast@example.ch', name: 'Koch', rhythm: 'now', query: { keyword: 'koch' } },
  });
  const mails = await test.readMails({ withConfirmations: true });
  expect(mails.find(({ to }) => to === 'gast@example.ch')?.html).toContain('<html lang="de">');
});

it('what an employer exports has headings in the language of the account, whatever the browser asks for', async () => {
  await apply('Koch');
  await choose(scene.company, 'de');
  const list = await scene.company.send({
    method: 'GET',
    url: '/api/auth/applications/export/',
    headers: { 'accept-language': 'fr-CH' },
  });
  expect(list.body.split('\r\n')[0]).toContain('Stelle;Arbeitsort;Status;Beworben am');
  expect(list.body).toContain(';Eingereicht;');
});
