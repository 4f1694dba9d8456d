import type { Job } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, readOk, type CompanyClient } from '../../testing/fixtures';

export function startWithCompanies() {
  const test = startTestApp();
  const people = {} as { company: CompanyClient; stranger: CompanyClient };
  beforeAll(async () => {
    people.company = await joinCompany(test, { company_name: 'Alta Medica', company_city: 'Bern' });
    people.stranger = await joinCompany(test, { company_name: 'Boreas' });
  });
  const read = async (job: Job, client = test.visit()) =>
    readOk<Job>(await client.get(`/api/jobs/${job.id}/`));
  return { test, people, read };
}
