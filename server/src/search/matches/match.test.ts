import type { Job, JobBody } from '@metier/sdk/contract';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';
import { startWithBoard } from '../testing/start-with-board';

const { test, search, publishAll } = startWithBoard();

/** Where the search found each job, by title; titles alone where nothing was said. */
async function findMatches(query: Record<string, string>): Promise<Record<string, Job['match']>> {
  const jobs = readOk<Job[]>(await search(String(new URLSearchParams(query))));
  return Object.fromEntries(jobs.map(({ title, match }) => [title, match]));
}

/** The excerpt of a job on one line, with the word that matches between `>` and `<`. */
async function quote(keyword: string, title: string): Promise<string | undefined> {
  const excerpt = (await findMatches({ keyword }))[title]?.excerpt;
  return excerpt && `${excerpt.before}>${excerpt.match}<${excerpt.after}`;
}

describe('a result says that it was found', () => {
  it.each([
    ['by a word of its title', 'Pflegefachfrau', 'Pflegefachfrau HF', 'title'],
    ['by the beginning of one', 'Pflegef', 'Pflegefachfrau HF', 'title'],
    ['by another name of the occupation', 'infirmière', 'Pflegefachfrau HF', 'occupation'],
    ['by a group of occupations', 'Gastronomie', 'Köchin', 'group'],
    ['by its company', 'Alta', 'Driver', 'company'],
    ['by its place', 'Lugano', 'Infermiere', 'location'],
    ['by its description', 'parcels', 'Driver', 'description'],
  ])('%s', async (_, keyword, title, place) => {
    expect((await findMatches({ keyword }))[title]).toMatchObject({ found_in: place });
  });

  it('by a related occupation', async () => {
    await publishAll({ title: 'Fachfrau Gesundheit EFZ', location: 'Zürich', description: 'Im Spital.' });
    const found = await findMatches({ keyword: 'infirmière' });
    expect(found['Fachfrau Gesundheit EFZ']).toEqual({ found_in: 'related' });
  });

  it('in the least evident place of several words', async () => {
    expect((await findMatches({ keyword: 'Driver parcels' }))['Driver']).toMatchObject({
      found_in: 'description',
      excerpt: { match: 'parcels' },
    });
    expect((await findMatches({ keyword: 'infermiere Lugano' }))['Infermiere']).toMatchObject({
      found_in: 'location',
    });
    expect((await findMatches({ keyword: 'nurse Lugano' }))['Infermiere']).toMatchObject({
      found_in: 'occupation',
    });
  });

  it('also when the newest come first, and on any page', async () => {
    const found = await findMatches({ keyword: 'infirmière', ordering: 'newest', page: '2', page_size: '1' });
    expect(Object.values(found)).toEqual([{ found_in: expect.any(String) }]);
  });
});

describe('a result does not say where', () => {
  it('without a keyword, or with a contract alone', async () => {
    const queries: Record<string, string>[] = [{}, { location: 'Basel' }, { keyword: 'permanent' }];
    for (const query of queries)
      expect(new Set(Object.values(await findMatches(query)))).toEqual(new Set([undefined]));
  });

  it('outside of the search', async () => {
    const [found] = readOk<Job[]>(await search('keyword=parcels'));
    expect(found?.match).toBeDefined();
    const visitor = test.visit();
    expect(readOk<Job>(await visitor.get(`/api/jobs/${found?.id}/`))).not.toHaveProperty('match');
    const ofCompany = await visitor.get(`/api/auth/jobproviders/${found?.job_provider.id}/jobs/`);
    for (const job of readOk<Job[]>(ofCompany)) expect(job).not.toHaveProperty('match');
  });
});

describe('an excerpt', () => {
  const publish = (title: string, job: Partial<JobBody>) => publishAll({ title, location: 'Chur', ...job });

  it('is cut between words, around the first that matches', async () => {
    const words = Array.from({ length: 60 }, (_, index) => `wort${index}`).join(' ');
    await publish('Zimmermann', { description: `${words} Xylothek ${words}` });
    const excerpt = await quote('xylothek', 'Zimmermann');
    expect(excerpt).toMatch(/^…wort\d+ (wort\d+ )+>Xylothek<( wort\d+)+…$/);
    expect(excerpt?.length).toBeGreaterThan(100);
    expect(excerpt?.length).toBeLessThan(140);
  });

  it('stays within its paragraph or entry of a list', async () => {
    const description =
      'Ein Haus.\n\nEin Vivarium\nam See.\n\n## Requirements\n- Geduld\n- Terrakotta\n- Mut';
    await publish('Tierpfleger', { description });
    expect(await quote('vivarium', 'Tierpfleger')).toBe('Ein >Vivarium< am See.');
    expect(await quote('terrakotta', 'Tierpfleger')).toBe('>Terrakotta<');
  });

  it('marks a whole word, found by its beginning, its stem or a synonym', async () => {
    expect(await quote('parc', 'Driver')).toBe('Bring 50 >parcels< a day; jobs planned weekly.');
    expect(await quote('deployed', 'Software engineer C++')).toBe('Testing and >deploying< systems.');
    expect(await quote('night shift', 'Pflegefachfrau HF')).toBe('>Nachtdienst< auf der Station.');
  });

  it('is taken from texts in any writing', async () => {
    const family = '👩‍👩‍👧';
    await publish('Gärtner', {
      description: `${family} Straße ﬁx, grüße ${family} vom Gewächshaus! ${family}`,
    });
    expect(await quote('gewachshaus', 'Gärtner')).toBe(
      `${family} Straße ﬁx, grüße ${family} vom >Gewächshaus<! ${family}`,
    );
    await publish('Maler', { description: 'نبحث عن نجّار ماهر في زيورخ' });
    expect(await quote('ماهر', 'Maler')).toBe('نبحث عن نجّار >ماهر< في زيورخ');
    await publish('Schreiner', { description: 'Cafe\u0301 quelque-chose de\u0301cape\u0301.' });
    expect(await quote('décapé', 'Schreiner')).toBe('Cafe\u0301 quelque-chose >de\u0301cape\u0301<.');
  });

  it('is found at the end of a long description, and is short beside endless words', async () => {
    const filling = 'ruhig '.repeat(8_330);
    await publish('Pilot', { description: `${filling}Zeppelin` });
    expect(await quote('zeppelin', 'Pilot')).toMatch(/^…(ruhig )+>Zeppelin<$/);
    await publish('Koch', { description: `${'a'.repeat(20_000)} Quittengelee ${'b'.repeat(20_000)}` });
    expect(await quote('quittengelee', 'Koch')).toBe('…>Quittengelee<…');
  });

  it('keeps what looks like HTML as text, and leaves comments out', async () => {
    const description = '<!-- kiwi --> <b onclick="x">Papaya</b> & <script>alert(1)</script>';
    await publish('Florist', { description });
    expect(await quote('papaya', 'Florist')).toBe('<b onclick="x">>Papaya<</b> & <script>alert(1)</script>');
  });

  it('is from the benefits if only these have the word', async () => {
    const description =
      'Du bäckst Brot.\n\n## Benefits\n- **Gym**: Klettern und Schwimmen\n- **Brot**: gratis';
    await publish('Bäckerin', { description });
    expect((await findMatches({ keyword: 'schwimmen' }))['Bäckerin']).toEqual({
      found_in: 'benefits',
      excerpt: { before: 'Gym: Klettern und ', match: 'Schwimmen', after: '' },
    });
  });

  it('shows no single letter of a phrase and survives signs', async () => {
    const company = await joinCompany(test, { company_name: 'Rhodium' });
    await publishJob(company, {
      title: 'Tester',
      description: 'R&D with C++, .NET and (a*b)? [x] {1} \\d | ^$',
    });
    expect(await quote('rhodium c++', 'Tester')).toBe('R&D with >C++<, .NET and (a*b)? [x] {1} \\d | ^$');
    for (const keyword of ['rhodium (a*b)? [x', 'rhodium %', 'rhodium \\d |', 'rhodium .net'])
      expect(Object.keys(await findMatches({ keyword, exact: 'true' }))).toEqual(
        keyword.includes('%') ? [] : ['Tester'],
      );
  });
});
