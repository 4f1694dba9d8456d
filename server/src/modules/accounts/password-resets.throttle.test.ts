import { startTestApp } from '../../testing/index';

const test = startTestApp({ THROTTLES: 'on' });

it('an address is mailed five links an hour, and a stranger can ask no more often than an owner', async () => {
  const { email } = (await test.join('job_seeker')).user;
  for (const address of [email, 'nobody@example.ch']) {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const response = await test.visit().post('/api/auth/password-reset/', { email: address });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});
