import { startTestApp } from '../../testing/index';

const test = startTestApp();

async function ask(url: string, language: string, payload?: object) {
  const client = test.visit();
  // Brings the cookie that a change needs.
  if (payload) await client.get('/api/');
  return client.send({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { 'accept-language': language },
    ...(payload && { payload }),
  });
}

it('a refusal is in the language of the request, and the next one in its own', async () => {
  const [german, english, italian] = await Promise.all([
    ask('/api/jobs/999999/', 'de-CH,de;q=0.9'),
    ask('/api/jobs/999999/', 'en'),
    ask('/api/jobs/999999/', 'it'),
  ]);
  expect(german.json()).toEqual({ detail: 'Nicht gefunden.' });
  expect(german.headers['content-language']).toBe('de');
  expect(english.json()).toEqual({ detail: 'Not found.' });
  expect(italian.json()).toEqual({ detail: 'Non trovato.' });
});

it('what is wrong with a field is said in the language of the request', async () => {
  const refused = await ask('/api/newsletter/', 'fr', { email: 'nobody' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({ email: ['Indiquez une adresse e-mail valable.'] });
  const unstorable = await ask('/api/newsletter/', 'de', { email: 'nobody\0@example.ch' });
  expect(unstorable.json()).toEqual({ email: ['Darin sind Zeichen, die nicht gespeichert werden können.'] });
});

it('the cantons have their names in the language of the request, and the same values', async () => {
  const [french, english] = await Promise.all([
    ask('/api/auth/regions/', 'fr'),
    ask('/api/auth/regions/', 'en'),
  ]);
  expect(french.json()).toContainEqual({ value: 'GR', label: 'Grisons' });
  expect(english.json()).toContainEqual({ value: 'ZH', label: 'Zürich' });
});
