import type { Job } from '@metier/sdk/contract';
import { joinCompany, pauseJob, publishJob, readOk } from '../../testing/fixtures';
import { startWithBoard } from '../testing/start-with-board';

const { test, people, search, publishAll, findTitles } = startWithBoard();

describe('a keyword', () => {
  it.each([
    ['a prefix in German', 'pflege', 'Pflegefachfrau HF'],
    ['another case', 'PFLEGEFACHFRAU', 'Pflegefachfrau HF'],
    ['no accents where the text has some', 'kochin', 'Köchin'],
    ['accents where the text has none', 'vendéuse', 'Vendeuse en boulangerie'],
    ['another German form', 'stationen', 'Pflegefachfrau HF'],
    ['another French form', 'boulangeries', 'Vendeuse en boulangerie'],
    ['another Italian form', 'lavorando', 'Infermiere'],
    ['another English form', 'deployed', 'Software engineer C++'],
    ['a sign that carries meaning', 'C++', 'Software engineer C++'],
    ['a word of the title and one of the text', 'vendeuse clients', 'Vendeuse en boulangerie'],
  ])('finds a job by %s: %s', async (_, keyword, title) => {
    expect(await findTitles(`keyword=${encodeURIComponent(keyword)}&exact=true`)).toEqual([title]);
  });

  it('finds all jobs of a company by its name', async () => {
    expect(await findTitles('keyword=medica')).toHaveLength(7);
  });

  it('takes a percent sign and an underscore for themselves', async () => {
    expect(await findTitles('keyword=50%25')).toEqual(['Sales lead']);
    expect(await findTitles('keyword=job_plan')).toEqual(['Sales lead']);
    expect(await findTitles('keyword=%25')).toEqual(['Sales lead']);
    expect(await findTitles('keyword=%5C')).toEqual([]);
  });

  it('has to be met in every word as it is typed, otherwise in any of its occupations', async () => {
    expect(await findTitles('keyword=Infermiere+boulangerie&exact=true')).toEqual([]);
    expect(await findTitles('keyword=Infermiere+boulangerie')).toEqual(
      expect.arrayContaining(['Infermiere', 'Vendeuse en boulangerie']),
    );
  });

  it('that holds operators, quotes or nothing but signs is never an error', async () => {
    for (const keyword of ["o'brien", '"', '!', '&|', '(a', ':*', '<->', "\\'", '--', '٣', '日本', '🙂']) {
      const response = await search(`keyword=${encodeURIComponent(keyword)}`);
      expect([keyword, response.statusCode]).toEqual([keyword, 200]);
    }
  });

  it('puts a title that answers first, and what merely mentions it by age', async () => {
    const repeated = 'Night watch, night watch. '.repeat(60);
    await publishAll(
      { title: 'Night watch in a hotel' },
      { title: 'Porter', description: repeated },
      { title: 'Receptionist', description: 'Sometimes the night watch calls.' },
    );
    const titles = ['Night watch in a hotel', 'Receptionist', 'Porter'];
    expect(await findTitles('keyword=night+watch')).toEqual(titles);
    expect(await findTitles('keyword=watch')).toEqual(titles);
    expect(await findTitles('keyword=sometimes+calls')).toEqual(['Receptionist']);
  });

  it('sorts newest first on request', async () => {
    expect(await findTitles('keyword=night+watch&ordering=newest')).toEqual([
      'Receptionist',
      'Porter',
      'Night watch in a hotel',
    ]);
  });

  it('follows a company that changes its name', async () => {
    const other = await joinCompany(test, { company_name: 'Zephyr Logistik' });
    await publishJob(other, { title: 'Packer' });
    expect(await findTitles('keyword=zephyr')).toEqual(['Packer']);
    await other.patch(`/api/auth/jobproviders/${other.profile.id}/`, { company_name: 'Boreas AG' });
    expect(await findTitles('keyword=zephyr')).toEqual([]);
    expect(await findTitles('keyword=boreas')).toEqual(['Packer']);
  });
});

describe('a filter', () => {
  it('by place matches any part of it, without case or accents', async () => {
    expect(await findTitles('location=ZURI')).toEqual(['Pflegefachfrau HF']);
    expect(await findTitles('location=gen%C3%A8')).toEqual(['Vendeuse en boulangerie']);
    expect(await findTitles('location=%25')).toEqual([]);
    expect(await findTitles('location=_')).toEqual([]);
  });

  it('by salary within one salary type includes its ends and compares the number as it is stored', async () => {
    await publishAll(
      { title: 'Hourly', location: 'Chur', salary: '29.80', salary_type: 'hourly' },
      { title: 'Monthly', location: 'Chur', salary: '4800.50' },
    );
    expect(await findTitles('location=Chur&salary_type=monthly&min_salary=4800.5')).toEqual(['Monthly']);
    expect(await findTitles('location=Chur&salary_type=hourly&max_salary=29.80')).toEqual(['Hourly']);
    expect(await findTitles('location=Chur&salary_type=hourly&min_salary=29.81')).toEqual([]);
    expect(await findTitles('location=Chur&salary_type=hourly')).toEqual(['Hourly']);
  });

  it('by contract type and activity rate is exact', async () => {
    await publishAll(
      { title: 'Intern', location: 'Sion', type: 'internship', activity_rate: 100 },
      { title: 'Part', location: 'Sion', activity_rate: 60 },
    );
    expect(await findTitles('location=Sion&contract_type=internship')).toEqual(['Intern']);
    expect(await findTitles('location=Sion&activity_rate=60')).toEqual(['Part']);
    expect(await findTitles('location=Sion&activity_rate=80')).toEqual([]);
  });

  it('by dates takes what starts on or after and ends on or before; without an end a job is left out', async () => {
    await publishAll(
      { title: 'Open end', location: 'Glarus', start_date: '2097-03-01' },
      { title: 'Season', location: 'Glarus', start_date: '2097-05-01', end_date: '2097-09-30' },
    );
    expect(await findTitles('location=Glarus&start_date=2097-05-01')).toEqual(['Season']);
    expect(await findTitles('location=Glarus&start_date=2097-05-02')).toEqual([]);
    expect(await findTitles('location=Glarus&end_date=2097-09-30')).toEqual(['Season']);
    expect(await findTitles('location=Glarus&end_date=2097-09-29')).toEqual([]);
  });

  it('that is left empty counts as not given', async () => {
    const all = await findTitles('');
    const names = ['keyword', 'location', 'min_salary', 'max_salary', 'contract_type', 'activity_rate'];
    const empty = [...names, 'salary_type', 'start_date', 'end_date', 'ordering', 'page', 'page_size'];
    expect(await findTitles(empty.map((name) => `${name}=`).join('&'))).toEqual(all);
  });

  it.each([
    ['min_salary', 'abc'],
    ['min_salary', '-1'],
    ['max_salary', '1e400'],
    ['contract_type', 'forever'],
    ['activity_rate', '80.5'],
    ['activity_rate', '101'],
    ['salary_type', 'yearly'],
    ['work_mode', 'moon'],
    ['start_date', '1.2.2027'],
    ['start_date', '0000-01-01'],
    ['end_date', '2097-02-30'],
    ['ordering', 'random'],
    ['page', '0'],
    ['page', 'Infinity'],
    ['page', '99999999999'],
    ['page_size', '101'],
    ['keyword', 'x'.repeat(201)],
    ['location', '\0'],
  ])('that is malformed is a 400 that names the field: %s=%s', async (field, value) => {
    const response = await search(`${field}=${encodeURIComponent(value)}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
  });

  it('that is repeated is a 400 that names the field', async () => {
    for (const field of ['keyword', 'min_salary', 'start_date', 'page']) {
      const response = await search(`${field}=1&${field}=2`);
      expect([response.statusCode, response.json()]).toEqual([400, { [field]: [expect.any(String)] }]);
    }
  });

  it('that is unknown is ignored', async () => {
    expect((await search('colour=blue')).statusCode).toBe(200);
  });
});

describe('the list', () => {
  it('holds active jobs alone, the newest first', async () => {
    const titles = ['First', 'Second', 'Third'];
    await publishAll(...titles.map((title) => ({ title, location: 'Altdorf' })));
    const [second] = readOk<Job[]>(await search('keyword=Second&location=Altdorf'));
    expect(await findTitles('location=Altdorf')).toEqual(['Third', 'Second', 'First']);
    if (second) await pauseJob(people.company, second);
    expect(await findTitles('location=Altdorf')).toEqual(['Third', 'First']);
  });

  it('comes in pages, with the total and the way to the others in its headers', async () => {
    const places = Array.from({ length: 7 }, (_, index) => ({
      title: `Post ${index}`,
      location: 'Zug & Baar',
    }));
    await publishAll(...places);
    const response = await search('location=zug+%26&page=2&page_size=3');
    expect(readOk<Job[]>(response).map(({ title }) => title)).toEqual(['Post 3', 'Post 2', 'Post 1']);
    expect(response.headers['x-total-count']).toBe('7');
    const until = encodeURIComponent(String(response.headers['x-read-until']));
    const to = (page: number) => `</api/jobs/?location=zug+%26&page=${page}&page_size=3&until=${until}>`;
    expect(response.headers.link).toBe(
      `${to(1)}; rel="first", ${to(1)}; rel="prev", ${to(3)}; rel="next", ${to(3)}; rel="last"`,
    );
  });

  it('is empty beyond its end, with the total in its header', async () => {
    const response = await search('location=zug&page=900000&page_size=100');
    expect(response.json()).toEqual([]);
    expect(response.headers['x-total-count']).toBe('7');
  });

  it('is answered without the last slash too', async () => {
    expect((await test.visit().get('/api/jobs?page_size=1')).statusCode).toBe(200);
  });
});
