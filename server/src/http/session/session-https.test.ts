import { startTestApp } from '../../testing/index';

const test = startTestApp({ PUBLIC_URL: 'https://jobs.example' });

it('over https the cookies are secure and the session is bound to the host', async () => {
  const visitor = test.visit();
  const password = 'long enough';
  const account = { username: 'mia', email: 'mia@example.ch', password1: password, password2: password };
  const response = await visitor.post('/api/auth/register/', account);
  const byName = new Map(response.cookies.map((cookie) => [cookie.name, cookie]));
  expect(byName.get('__Host-sessionid')).toMatchObject({ secure: true, path: '/', httpOnly: true });
  expect(byName.get('csrftoken')).toMatchObject({ secure: true });
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

it('only pages of the public address may call', async () => {
  const send = async (origin: string) => {
    const student = await test.join('job_seeker');
    const options = { method: 'POST', url: '/api/auth/logout/', headers: { origin } } as const;
    return (await student.send(options)).statusCode;
  };
  expect(await send('https://jobs.example')).toBe(204);
  expect(await send('http://jobs.example')).toBe(403);
  expect(await send('https://elsewhere.example')).toBe(403);
});
