import type { Job } from '@metier/sdk/contract';
import {
  jobBody,
  joinCompany,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { startWithCompanies } from '../../search/testing/start-with-companies';

const { test, people, read } = startWithCompanies();
let company: CompanyClient;
let stranger: CompanyClient;
beforeAll(() => {
  ({ company, stranger } = people);
});

const COMPANY = {
  company_name: 'Alta Medica',
  company_description: '',
  company_website: 'https://altamedica.example',
  company_city: 'Bern',
  company_logo: null,
  answers_within_days: null,
  average_rating: 0,
  reviews_count: 0,
};

describe('publishing', () => {
  it('gives the whole job, with both names of its type', async () => {
    const response = await company.post('/api/jobs/', { ...jobBody, title: '  Care assistant  ' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...jobBody,
      id: expect.any(Number),
      language: null,
      contract_type: 'permanent',
      work_mode: 'on_site',
      salary_currency: 'CHF',
      end_date: null,
      application_deadline: null,
      salary_max: null,
      activity_rate_max: null,
      contact_name: null,
      contact_email: null,
      contact_phone: null,
      is_active: true,
      hold: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      company: 'Alta Medica',
      job_provider: { ...COMPANY, id: company.profile.id },
      views: 0,
      applications_count: 0,
    });
  });

  it('takes the type under either name and the salary as text or number', async () => {
    const { type: _type, ...rest } = jobBody;
    const body = { ...rest, contract_type: 'internship', salary: 1234.5, job_provider: company.profile.id };
    const job = readOk<Job>(await company.post('/api/jobs/', body));
    expect(job).toMatchObject({ type: 'internship', contract_type: 'internship', salary: '1234.50' });
  });

  it.each([
    ['title', ' '],
    ['description', ''],
    ['location', ''],
    ['type', 'forever'],
    ['salary', '12.345'],
    ['salary', '-5'],
    ['salary', 'Infinity'],
    ['salary', 99999999999],
    ['salary_type', 'yearly'],
    ['work_mode', 'moon'],
    ['activity_rate', 0],
    ['activity_rate', 101],
    ['start_date', 'soon'],
    ['start_date', '2020-02-01'],
    ['end_date', '2026-01-01'],
  ])('is refused at the field that is wrong: %s = %s', async (field, value) => {
    const response = await company.post('/api/jobs/', { ...jobBody, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: expect.arrayContaining([expect.any(String)]) });
  });

  it('names every field that is missing at once', async () => {
    const response = await company.post('/api/jobs/', {});
    const texts = ['title', 'description', 'location', 'salary', 'salary_type'];
    const required = [...texts, 'activity_rate', 'start_date'];
    expect(Object.keys(response.json()).sort()).toEqual(required.sort());
    const { type: _type, ...rest } = jobBody;
    expect((await company.post('/api/jobs/', rest)).json()).toEqual({ type: ['This field is required.'] });
  });

  it('cannot be done for another company, nor before one has a profile', async () => {
    const body = { ...jobBody, job_provider: stranger.profile.id };
    expect((await company.post('/api/jobs/', body)).statusCode).toBe(404);
    const newcomer = await test.join('job_provider');
    const response = await newcomer.post('/api/jobs/', jobBody);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { detail: 'Job provider profile not found' },
    ]);
  });
});

describe('editing', () => {
  it('changes the given fields and leaves the others', async () => {
    const job = await publishJob(company, { end_date: '2097-12-31' });
    const response = await company.patch(`/api/auth/jobs/${job.id}/`, { title: 'Nurse', activity_rate: 0 });
    expect(readOk<Job>(response)).toEqual({ ...job, title: 'Nurse', activity_rate: 0 });
  });

  it('changes the work mode, also in the search', async () => {
    const job = await publishJob(company, { title: 'Telephonist', work_mode: 'hybrid' });
    const patch = { work_mode: 'remote' };
    expect(readOk<Job>(await company.patch(`/api/auth/jobs/${job.id}/`, patch)).work_mode).toBe('remote');
    const find = (mode: string) => test.visit().get(`/api/jobs/?keyword=telephonist&work_mode=${mode}`);
    expect(readOk<Job[]>(await find('remote')).map(({ id }) => id)).toEqual([job.id]);
    expect(readOk<Job[]>(await find('hybrid'))).toEqual([]);
  });

  it('with nothing changes nothing', async () => {
    const job = await publishJob(company);
    expect(readOk<Job>(await company.patch(`/api/auth/jobs/${job.id}/`, {}))).toEqual(job);
  });

  it('takes away an end date that is null or left empty', async () => {
    for (const end_date of [null, '']) {
      const job = await publishJob(company, { end_date: '2097-12-31' });
      const response = await company.patch(`/api/auth/jobs/${job.id}/`, { end_date });
      expect(readOk<Job>(response).end_date).toBeNull();
    }
  });

  it('holds a new start against the end that is there already', async () => {
    const job = await publishJob(company, { end_date: '2097-12-31' });
    const response = await company.patch(`/api/auth/jobs/${job.id}/`, { start_date: '2098-01-01' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('end_date');
  });

  it('pauses a job and activates it again', async () => {
    const job = await publishJob(company);
    expect((await pauseJob(company, job)).is_active).toBe(false);
    const response = await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true });
    expect(readOk<Job>(response).is_active).toBe(true);
  });

  it('cannot move a job to another company', async () => {
    const job = await publishJob(company);
    await company.patch(`/api/auth/jobs/${job.id}/`, { job_provider: stranger.profile.id });
    expect((await read(job)).job_provider.id).toBe(company.profile.id);
  });
});

describe('the address of a job', () => {
  it.each([
    ['1003 Lausanne', { postal_code: '1003', locality: 'Lausanne', canton: 'VD', country: 'CH' }],
    ['Zürich', { postal_code: null, locality: 'Zürich', canton: 'ZH', country: 'CH' }],
    ['Wil SG', { postal_code: '9500', locality: 'Wil', canton: 'SG', country: 'CH' }],
    ['9490 Vaduz', { postal_code: '9490', locality: 'Vaduz', canton: null, country: 'LI' }],
    ['Annemasse', { postal_code: null, locality: 'Annemasse', canton: null, country: 'FR' }],
    ['Wonderland', undefined],
  ])('%s is that of the known place', async (location, address) => {
    expect((await read(await publishJob(company, { location }))).address).toEqual(address);
  });
});

describe('a paused job', () => {
  it('stays public at its address', async () => {
    const job = await pauseJob(company, await publishJob(company));
    expect(await read(job)).toMatchObject({ id: job.id, is_active: false });
  });

  it('is listed on its company’s page for the owner alone, whatever the filter', async () => {
    const owner = await joinCompany(test);
    const active = await publishJob(owner);
    const paused = await pauseJob(owner, await publishJob(owner));
    const list = async (client = test.visit(), query = '') => {
      const response = await client.get(`/api/auth/jobproviders/${owner.profile.id}/jobs/${query}`);
      return readOk<Job[]>(response).map(({ id }) => id);
    };
    expect(await list(owner)).toEqual([paused.id, active.id]);
    expect(await list(owner, '?is_active=false')).toEqual([paused.id]);
    expect(await list(owner, '?is_active=true')).toEqual([active.id]);
    expect(await list()).toEqual([active.id]);
    expect(await list(stranger)).toEqual([active.id]);
    expect(await list(stranger, '?is_active=false')).toEqual([]);
  });
});

it.each([
  '0',
  '-1',
  '1.5',
  'abc',
  '2147483648',
  '99999999999999999999',
  '1e999',
  'Infinity',
  'NaN',
  '%20',
  '%F0%9F%99%82',
])('the id %s is one of no job', async (id) => {
  for (const path of ['/api/jobs/', '/api/auth/jobs/', '/api/auth/jobproviders/']) {
    const response = await company.get(`${path}${id}/`);
    expect([path, response.statusCode, response.json()]).toEqual([path, 404, { detail: 'Not found.' }]);
  }
});
