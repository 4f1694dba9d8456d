import { readdir } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { hostileNames } from '../../server/src/testing/hostile/file-names';
import { hostileFiles } from '../../server/src/testing/hostile/files';
import { PLACES, uploadHostileFile, type RawReply, type Send } from '../../server/src/testing/hostile/upload';
import { buildServer } from '../../tools/lib/build';
import { createBrowserClient } from '../../tools/lib/browser-client';
import { launchServer } from '../../tools/server-life/launch-server';
import type { ReliabilityPart } from './lib/part';

type FileFigures = { readonly kept: number; readonly refused: number };

const PASSWORD = 'a long walk by the lake';
/** The resume of the application and the candidate's picture are replaced, not removed. */
const MAX_LEFT = 2;

async function joinAs(address: string, username: string, role: 'job_seeker' | 'job_provider') {
  const visitor = createBrowserClient(address);
  const account = { username, email: `${username}@example.ch`, account_type: role };
  await visitor.send('POST', '/api/auth/register/', { ...account, password1: PASSWORD, password2: PASSWORD });
  return visitor;
}

/** A candidate with an application that accepts files, and a function to upload with that session. */
async function openUploads(address: string): Promise<{ send: Send; application: number }> {
  const company = await joinAs(address, 'company', 'job_provider');
  await company.send('POST', '/api/auth/jobproviders/', {
    company_name: 'Alta Medica',
    company_address: 'Dorfplatz 3',
    company_city: 'Bern',
    company_postal_code: '3000',
    company_region: 'BE',
  });
  const job = await company.send<{ id: number }>('POST', '/api/jobs/', {
    title: 'Cook',
    description: 'You cook.',
    location: 'Bern',
    type: 'permanent',
    salary: '5200.00',
    salary_type: 'monthly',
    activity_rate: 80,
    start_date: '2099-02-01',
  });
  const candidate = await joinAs(address, 'candidate', 'job_seeker');
  await candidate.send('POST', '/api/auth/jobseekers/', {
    firstname: 'Mia',
    lastname: 'Berger',
    birthdate: '2001-04-12',
    address: 'Aarestrasse 9',
    city: 'Thun',
    postal_code: '3600',
    region: 'BE',
  });
  const { id } = await candidate.send<{ id: number }>('POST', '/api/auth/applications/', {
    job_id: job.id,
    phone: '+41 31 555 01 20',
  });
  return { send: makeSend(address, candidate.headers), application: id };
}

/** A new connection per request: the server may close the connection of a request it refuses early. */
const makeSend =
  (address: string, readHeaders: () => Record<string, string>): Send =>
  ({ method, path, headers, payload }) =>
    new Promise<RawReply>((resolve, reject) => {
      const call = ask(new URL(path, address), {
        method,
        agent: false,
        headers: {
          ...readHeaders(),
          ...headers,
          ...(payload && { 'content-length': payload.length }),
        },
      });
      let isAnswered = false;
      call.on('response', (response) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as RawReply['headers'],
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      });
      // The server may have answered and closed while the rest was still being written.
      call.on('error', (error) => setTimeout(() => isAnswered || reject(error), 200));
      call.end(payload);
    });

async function countStored(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

export const part: ReliabilityPart<FileFigures> = {
  promise:
    'An upload is kept under a clean name and handed out so that nothing in it runs, or it leaves nothing behind.',
  steps: hostileFiles.length,
  unit: 'files',
  async open() {
    await buildServer();
    const server = await launchServer();
    const { send, application } = await openUploads(server.address);
    return {
      async run(step) {
        const file = hostileFiles[step % hostileFiles.length];
        if (!file) throw new Error('There is no such file.');
        const figures = { kept: 0, refused: 0 };
        for (const [at, name] of hostileNames.entries()) {
          const place = PLACES[at % PLACES.length];
          if (!place) continue;
          try {
            figures[await uploadHostileFile(send, place, application, file, name)] += 1;
          } catch (error) {
            throw new Error(`${file.what} as ${JSON.stringify(name.name)}`, { cause: error });
          }
        }
        const left = await countStored(server.dataDir);
        if (left > MAX_LEFT) throw new Error(`${file.what}: ${left} files are left behind`);
        return figures;
      },
      close: () => server.remove(),
    };
  },
  summarise: (found) => {
    const count = (which: keyof FileFigures) => found.reduce((sum, figures) => sum + figures[which], 0);
    return `${found.length} files under ${hostileNames.length} names: ${count('refused')} refused, ${count('kept')} kept and handed out as harmless`;
  },
};
