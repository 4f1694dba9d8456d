import { writeFileSync } from 'node:fs';
import { inLab } from '../../testing/depth';
import { findTraces } from '../../testing/find-traces';
import { readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { leave, makeBoard, makeSeeker, passDays, type LeavingSeeker } from './testing/leaving-scene';

/** `npm run reliability -- leave` sets a larger number. */
const PEOPLE = Number(process.env.LEAVING_PEOPLE ?? inLab(8, 4));
/** One person of four is an employer. */
const EMPLOYERS = PEOPLE / 4;

const test = startTestApp();
// `npm run reliability -- leave` needs longer than a test of the suites.
if (process.env.LEAVING_PEOPLE) jest.setTimeout(60_000 + PEOPLE * 5_000);
afterEach(() => test.setClock(undefined));

it(`nothing is left of ${PEOPLE} people who leave`, async () => {
  const staying = await makeBoard(test);
  const employers: CompanyClient[] = [];
  const seekers: LeavingSeeker[] = [];
  for (let index = 0; index < EMPLOYERS; index += 1) {
    const { company, job } = await makeBoard(test);
    employers.push(company);
    seekers.push(await makeSeeker(test, company, job));
    for (let other = 0; other < 2; other += 1)
      seekers.push(await makeSeeker(test, staying.company, staying.job));
  }
  await test.dependencies.mail.sendDue();
  const words = [
    ...seekers.flatMap((seeker) => seeker.words),
    ...employers.flatMap(({ user }) => [user.email, user.username]),
  ];
  const scan = () => findTraces({ db: test.dependencies.db, dataDir: test.dataDir }, words);
  const before = (await scan()).length;
  expect(before).toBeGreaterThan(PEOPLE * 10);
  for (const person of [...seekers, ...employers]) readOk(await leave(person));
  const start = performance.now();
  await passDays(test, 14.1);
  const seconds = (performance.now() - start) / 1000;
  expect(await scan()).toEqual([]);
  const report = process.env.LEAVING_REPORT;
  if (report) writeFileSync(report, JSON.stringify({ people: PEOPLE, traces: before, seconds }));
});
