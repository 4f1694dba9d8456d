import type { Job, JobBody } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';

const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Pflegefachfrau HF', location: 'Zürich', description: 'Nachtdienst auf der Station.' },
  { title: 'Köchin', location: 'Saint-Gall', description: 'Warme Küche für 40 Gäste.' },
  { title: 'Vendeuse en boulangerie', location: 'Genève', description: 'Des clients fidèles.' },
  { title: 'Infermiere', location: 'Lugano', description: 'Turni notturni, lavorare in reparto.' },
  { title: 'Software engineer C++', location: 'Lausanne', description: 'Testing and deploying systems.' },
  { title: 'Sales lead', location: 'Basel', description: 'A bonus of 50% is possible, see job_plan.' },
  { title: 'Driver', location: 'Basel', description: 'Bring 50 parcels a day; jobs planned weekly.' },
];

/** Starts a server with one company that has published jobs in four languages. */
export function startWithBoard() {
  const test = startTestApp();
  const people = {} as { company: CompanyClient };
  const search = (query: string) => test.visit().get(`/api/jobs/?${query}`);
  const publishAll = async (...jobs: readonly Partial<JobBody>[]) => {
    for (const job of jobs) await publishJob(people.company, job);
  };
  beforeAll(async () => {
    people.company = await joinCompany(test);
    await publishAll(...JOBS);
  });
  const findTitles = async (query: string) => readOk<Job[]>(await search(query)).map(({ title }) => title);
  return { test, people, search, publishAll, findTitles };
}
