import type { Job } from '@metier/sdk/contract';
import { jobBody, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { startWithCompanies } from '../../search/testing/start-with-companies';

const { test, people, read } = startWithCompanies();
let company: CompanyClient;
beforeAll(() => {
  ({ company } = people);
});

const ANNA = {
  contact_name: 'Anna Weber',
  contact_email: 'anna.weber@example.ch',
  contact_phone: '+41 31 300 00 00',
};
const change = (job: Job, body: object) => company.patch(`/api/auth/jobs/${job.id}/`, body);

describe('the contact person of a job', () => {
  it('is on its page, and in no list', async () => {
    const job = await publishJob(company, { ...ANNA, contact_name: ' Anna Weber ' });
    expect(await read(job)).toMatchObject(ANNA);
    const lists = ['/api/jobs/', `/api/auth/jobproviders/${job.job_provider.id}/jobs/`];
    for (const url of lists) {
      const text = (await test.visit().get(url)).body;
      expect(text).toContain(`"id":${job.id},`);
      expect(text).not.toContain('Anna Weber');
    }
  });

  it('of a closed job is seen by its owner alone', async () => {
    const job = await publishJob(company, ANNA);
    await pauseJob(company, job);
    expect(await read(job, company)).toMatchObject(ANNA);
    expect(await read(job)).not.toHaveProperty('contact_name');
  });

  it('is changed field by field, and removed', async () => {
    const job = await publishJob(company, ANNA);
    expect(readOk<Job>(await change(job, { contact_phone: '' }))).toMatchObject({
      ...ANNA,
      contact_phone: null,
    });
    const nobody = { contact_name: null, contact_email: null };
    expect(readOk<Job>(await change(job, nobody))).toMatchObject(nobody);
  });

  it.each([
    [{ contact_email: 'anna@example.ch' }, 'contact_name'],
    [{ ...ANNA, contact_email: 'anna@example' }, 'contact_email'],
    [{ ...ANNA, contact_phone: 'at the desk' }, 'contact_phone'],
    [{ ...ANNA, contact_name: 'x'.repeat(201) }, 'contact_name'],
  ])('%j is refused by name', async (contact, field) => {
    const response = await company.post('/api/jobs/', { ...jobBody, ...contact });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  it('keeps its name as long as there is an address', async () => {
    const response = await change(await publishJob(company, ANNA), { contact_name: '' });
    expect(response.json()).toEqual({ contact_name: ['Enter the name of this person.'] });
  });
});
