import type { TestClient } from '../testing/index';
import { listEntries, makeRelease, packEntries, sendArchive } from '../testing/releases';
import { readPageData } from './testing/read-page-data';
import { open, see, startWithBoard, version } from './testing/visitors';

const { test } = startWithBoard();

/** Opens a link like a browser. */
const follow = (visitor: TestClient, url: string) => visitor.send({ url, headers: { accept: 'text/html' } });

it('in a browser a link takes effect only after a press on a page that names the release and its team', async () => {
  const browser = test.visit({ 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'none' });
  const reply = await follow(browser, '/?page=2&release=mf-public@3.0.0');
  const { document, link, registry, ticket } = readPageData(reply.body);
  expect({ document, link, remotes: registry.remotes }).toEqual({
    document: 'link',
    link: {
      release: 'mf-public@3.0.0',
      address: '/?page=2',
      shown: [{ remote: 'mf-public', version: version(3), team: 'operator' }],
    },
    remotes: [],
  });
  expect(browser.cookies.has('release')).toBe(false);
  const body = { release: 'mf-public@3.0.0' };
  const shared = (await open(browser)).ticket;
  const press = (page?: string) =>
    browser.send({
      method: 'POST',
      url: '/api/releases/links/',
      payload: body,
      headers: page ? { 'x-metier-page': page } : {},
    });
  for (const page of [undefined, shared, `x${ticket}`]) expect((await press(page)).statusCode).toBe(403);
  expect(await see(browser)).toBe('2.0.0');
  expect((await press(ticket)).statusCode).toBe(204);
  expect(await see(browser)).toBe('3.0.0');
});

it('a link to a release that claims what is not granted to it shows nothing', async () => {
  const taking = makeRelease('mf-seeker', { version: version(7), routes: [['/job/:id', 'public']] });
  // Not by the helper, which has everything granted.
  expect((await sendArchive(test, await packEntries(listEntries(taking)))).statusCode).toBe(201);
  const { registry } = await open(test.visit(), '/?release=mf-seeker@7.0.0');
  expect(registry.notice).toContain('mf-seeker claims /job/:id, which is not granted to mf-seeker');
  expect(registry.overrides).toEqual([]);
});
