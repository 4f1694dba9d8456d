import type { Job } from '@metier/sdk/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { makeClient } from './test-client';
import type { TestApp } from './index';
import { jobBody, joinCompany, publishJob, readOk } from './fixtures';

export interface BoardWriter {
  /** Changes public data of jobs and companies; successive indexes change different data. */
  write(index: number): Promise<void>;
  /** The current public responses of a server, one per address. */
  readAll(app: FastifyInstance): Promise<string[]>;
}

/** A company whose jobs and profile can be changed repeatedly. */
export async function startBoardWriter(test: TestApp): Promise<BoardWriter> {
  const company = await joinCompany(test);
  const { id } = await publishJob(company);
  const address = `/api/auth/jobproviders/${company.profile.id}/`;
  const patch = (changes: object) => company.patch(`/api/auth/jobs/${id}/`, changes);
  const writers: readonly ((index: number) => Promise<LightMyRequestResponse>)[] = [
    (index) => patch({ title: `Cook ${index}` }),
    (index) => company.patch(address, { company_name: `Alta ${index}` }),
    (index) => company.post('/api/jobs/', { ...jobBody, title: `Second cook ${index}` }),
    (index) => patch({ is_active: index % 8 > 3 }),
  ];
  const read = [
    '/api/jobs/?page_size=20',
    '/api/jobs/?keyword=cook',
    '/api/jobs/facets/?canton=BE',
    `/api/jobs/${id}/`,
    address,
    `${address}jobs/`,
  ];
  return {
    async write(index) {
      const response = await writers[index % writers.length]?.(index);
      if (response) readOk<Job>(response);
    },
    async readAll(app) {
      const responses = await Promise.all(read.map((url) => makeClient(app).get(url)));
      return responses.map(({ body }) => body);
    },
  };
}
