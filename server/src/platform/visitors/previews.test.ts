import type { AuditEntry, NewTeamToken, Preview, PreviewBody } from '@metier/sdk/contract';
import { startTestApp, TEST_ORIGIN } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { loadPreviews } from './previews.service';

const body: PreviewBody = {
  remote: 'mf-seeker',
  origin: 'http://localhost:4001',
  container: 'mf_seeker_dev',
  contract: 1,
  entry: '/remoteEntry.js',
  routes: [{ path: '/dashboard', access: 'job_seeker' }],
  fragments: [],
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

describe('a staging server', () => {
  const test = startTestApp({ CHANNEL: 'staging', PUBLIC_URL: TEST_ORIGIN });
  afterEach(() => test.setClock(undefined));

  const call = (method: Method, url: string, payload?: object, token = OPERATOR_TOKEN) =>
    test.app.inject({
      method,
      url: `/api/releases${url}`,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${token}` },
    });
  const start = (more: Partial<PreviewBody> = {}, token?: string) =>
    call('POST', '/previews/', { ...body, ...more }, token);
  const makeToken = async (remote: string) =>
    (await call('POST', '/tokens/', { name: 'a team', remote })).json<NewTeamToken>().token;
  const load = (id: string) => loadPreviews(test.dependencies, [id]);

  it('links to a preview on a developer’s machine for twelve hours', async () => {
    const reply = await start({}, await makeToken('mf-seeker'));
    expect(reply.statusCode).toBe(201);
    const { id, link } = reply.json<Preview>();
    expect(link).toBe(`${TEST_ORIGIN}/?release=mf-seeker@dev.${id}`);
    expect(await load(id)).toEqual([{ ...body, id }]);
    test.setClock(new Date(Date.now() + 12 * 3_600_000 + 1));
    expect(await load(id)).toEqual([]);
  });

  it('accepts a new description of the remote and extends the preview', async () => {
    const { id } = (await start()).json<Preview>();
    test.setClock(new Date(Date.now() + 8 * 3_600_000));
    const routes = [{ path: '/new', access: 'job_seeker' as const }];
    expect((await call('PUT', `/previews/${id}/`, { ...body, routes })).statusCode).toBe(200);
    test.setClock(new Date(Date.now() + 16 * 3_600_000));
    expect(await load(id)).toMatchObject([{ routes }]);
  });

  it('shows it no longer once the dev server says so', async () => {
    const { id } = (await start()).json<Preview>();
    expect((await call('DELETE', `/previews/${id}/`)).statusCode).toBe(204);
    expect(await load(id)).toEqual([]);
    expect((await call('DELETE', `/previews/${id}/`)).statusCode).toBe(404);
    expect((await call('PUT', `/previews/${id}/`, body)).statusCode).toBe(404);
  });

  it('refuses the token of another team, and records it', async () => {
    const token = await makeToken('mf-provider');
    expect((await start({}, token)).statusCode).toBe(403);
    const [entry] = (await call('GET', '/audit/?page_size=1')).json<AuditEntry[]>();
    expect(entry).toMatchObject({ action: 'preview', remote: 'mf-seeker', outcome: 'refused' });
    const { id } = (await start()).json<Preview>();
    expect((await call('DELETE', `/previews/${id}/`, undefined, token)).statusCode).toBe(404);
  });

  it('keeps a preview to its remote', async () => {
    const { id } = (await start()).json<Preview>();
    expect((await call('PUT', `/previews/${id}/`, { ...body, remote: 'mf-public' })).statusCode).toBe(409);
  });

  it.each<Partial<PreviewBody>>([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:4001/path' },
    { remote: 'shell' },
    { entry: 'https://evil.example/x.js' },
  ])('refuses %j', async (more) => {
    expect((await start(more)).statusCode).toBe(400);
  });
});

describe('any other server', () => {
  const test = startTestApp();

  it('refuses previews', async () => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/releases/previews/',
      payload: body,
      headers,
    });
    expect(reply.statusCode).toBe(409);
  });
});
