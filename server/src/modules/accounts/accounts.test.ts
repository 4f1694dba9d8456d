import { startTestApp } from '../../testing/index';

const test = startTestApp();

it('registering opens the session', async () => {
  const student = await test.join('job_seeker', 'lea');
  const me = await student.get('/api/auth/me/');
  expect(me.statusCode).toBe(200);
  expect(me.json()).toEqual({
    id: student.user.id,
    username: 'lea',
    email: 'lea@example.ch',
    account_type: 'job_seeker',
    profile_picture: null,
  });
});
