import type { Application, Job } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../../testing/index';
import { joinCompany, publishJob, readOk, type CompanyClient } from '../../../testing/fixtures';

export const addressOf = ({ id }: Application) => `/api/auth/applications/${id}/`;
export const read = async (client: TestClient, application: Application) =>
  readOk<Application>(await client.get(addressOf(application)));
export const withdraw = async (client: TestClient, application: Application) =>
  readOk<Application>(await client.patch(addressOf(application), { status: 'withdrawn' }));

/** Starts a server with one company, which publishes a new job before each test. */
export function startWithJob() {
  const test = startTestApp();
  const offer = {} as { company: CompanyClient; job: Job };
  beforeAll(async () => {
    offer.company = await joinCompany(test);
  });
  beforeEach(async () => {
    offer.job = await publishJob(offer.company);
  });
  afterEach(() => test.setClock(undefined));
  return { test, offer };
}
