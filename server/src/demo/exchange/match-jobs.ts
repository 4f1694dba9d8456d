import type { ApplicationStatus } from '@metier/sdk/rules';
import { DAY } from '../calendar';
import { findProfession, findTrack } from '../data/index';
import type { DemoJob, DemoSeeker } from '../demo-board';
import { makeRandom, type Random } from '../random';

/** An application of a seeker for a job, with its status. */
export interface Match {
  seeker: DemoSeeker;
  job: DemoJob;
  status: ApplicationStatus;
}

type Counts = Partial<Record<ApplicationStatus, number>>;

/** Applications in the demo employer's inbox, by status. */
const EMPLOYER_COUNTS: Counts = {
  pending: 8,
  reviewed: 5,
  shortlisted: 5,
  interview: 3,
  hired: 3,
  rejected: 3,
  withdrawn: 1,
};
/** Applications of the demo student, by status, in addition to those at the demo employer. */
const STUDENT_COUNTS: Counts = {
  pending: 1,
  reviewed: 1,
  shortlisted: 1,
  interview: 1,
  hired: 5,
  rejected: 2,
  withdrawn: 1,
};
const PER_SEEKER = { low: 3, high: 6 };
/** Minimum age of a posting, in days, for an application in each status. */
const DAYS_NEEDED: Record<ApplicationStatus, number> = {
  pending: 1,
  reviewed: 3,
  shortlisted: 5,
  interview: 8,
  hired: 11,
  rejected: 6,
  withdrawn: 5,
};

/**
 * All applications of the board; a seeker applies at most once to a job. The first seeker is the demo
 * student.
 */
export function matchJobs(seekers: readonly DemoSeeker[], jobs: readonly DemoJob[], today: Date): Match[] {
  const random = makeRandom('matches');
  const ageOf = (job: DemoJob) => (today.getTime() - job.createdAt.getTime()) / DAY;
  const others = jobs.filter(({ companyId }) => companyId !== 1);
  return [
    ...matchEmployer(
      seekers,
      jobs.filter(({ companyId }) => companyId === 1),
      ageOf,
      random,
    ),
    ...seekers.flatMap((seeker, index) =>
      index === 0 ? matchStudent(seeker, others, ageOf, random) : matchSeeker(seeker, others, ageOf, random),
    ),
  ];
}

function matchEmployer(
  seekers: readonly DemoSeeker[],
  jobs: readonly DemoJob[],
  ageOf: (job: DemoJob) => number,
  random: Random,
): Match[] {
  const pairs = random.shuffle(
    jobs.flatMap((job) => seekers.filter((seeker) => fits(seeker, job)).map((seeker) => ({ seeker, job }))),
  );
  const perSeeker = new Map<number, number>();
  const statuses = listStatuses(EMPLOYER_COUNTS).sort((a, b) => DAYS_NEEDED[b] - DAYS_NEEDED[a]);
  return statuses.map((status) => {
    // The demo student has exactly one application here, so that both demo accounts share a thread.
    const isOpen = ({ seeker }: { seeker: DemoSeeker }) =>
      seeker.id === 1 ? status === 'shortlisted' && !perSeeker.has(1) : (perSeeker.get(seeker.id) ?? 0) < 4;
    const chosen = pairs
      .filter((pair) => isOpen(pair) && ageOf(pair.job) >= DAYS_NEEDED[status])
      .sort((a, b) => Number(b.seeker.id === 1) - Number(a.seeker.id === 1))[0];
    if (!chosen) throw new Error(`Nobody can be ${status} at the demo employer.`);
    pairs.splice(pairs.indexOf(chosen), 1);
    perSeeker.set(chosen.seeker.id, (perSeeker.get(chosen.seeker.id) ?? 0) + 1);
    return { ...chosen, status };
  });
}

const STUDENT_PROFESSIONS = [
  'fage',
  'pflegeassistenz',
  'pflegefachperson',
  'spitex',
  'betreuung-behinderung',
  'baeckerei-verkauf',
  'verkauf',
  'service',
  'klassenassistenz',
];

/** The student works in care and sells bread on Saturdays: hired by five different companies. */
function matchStudent(
  seeker: DemoSeeker,
  jobs: readonly DemoJob[],
  ageOf: (job: DemoJob) => number,
  random: Random,
): Match[] {
  const wanted = jobs.filter(
    ({ professionId, title }) =>
      STUDENT_PROFESSIONS.includes(professionId) &&
      !/leit|berater|chef|mechan|detailhandel|fachperson EFZ$/i.test(title),
  );
  const taken = new Set<number>();
  // The slowest status chooses first, because only old postings qualify for it.
  const statuses = listStatuses(STUDENT_COUNTS).sort((a, b) => DAYS_NEEDED[b] - DAYS_NEEDED[a]);
  return statuses.map((status) => {
    const open = wanted.filter((job) => !taken.has(job.companyId) && ageOf(job) >= DAYS_NEEDED[status]);
    const job = random.pick(open);
    taken.add(job.companyId);
    return { seeker, job, status };
  });
}

function matchSeeker(
  seeker: DemoSeeker,
  jobs: readonly DemoJob[],
  ageOf: (job: DemoJob) => number,
  random: Random,
): Match[] {
  const near = (job: DemoJob) => (job.canton === seeker.region ? 0.6 : 1);
  const { fields } = findTrack(seeker.trackId);
  const rank = (job: DemoJob) => 1 + fields.indexOf(findProfession(job.professionId).field);
  return jobs
    .filter((job) => fits(seeker, job) && ageOf(job) >= 2)
    .map((job) => ({ job, order: random.next() * near(job) * rank(job) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, random.integer(PER_SEEKER.low, PER_SEEKER.high))
    .map(({ job }) => ({ seeker, job, status: chooseStatus(ageOf(job), random) }));
}

/** True if the job is in the language and in the branches of the seeker's track. */
function fits(seeker: DemoSeeker, job: DemoJob): boolean {
  const track = findTrack(seeker.trackId);
  const profession = findProfession(job.professionId);
  const isWithinReach = track.professions?.includes(profession.id) ?? track.fields.includes(profession.field);
  return job.language === track.language && isWithinReach;
}

function chooseStatus(age: number, random: Random): ApplicationStatus {
  const likely: Record<ApplicationStatus, number> = {
    pending: 17,
    reviewed: 13,
    shortlisted: 12,
    interview: 9,
    hired: 20,
    rejected: 20,
    withdrawn: 7,
  };
  const possible = Object.entries(likely).filter(
    ([status]) => DAYS_NEEDED[status as ApplicationStatus] <= age,
  );
  return random.weighted<ApplicationStatus>(Object.fromEntries(possible));
}

function listStatuses(counts: Counts): ApplicationStatus[] {
  return Object.entries(counts).flatMap(([status, count]) =>
    Array<ApplicationStatus>(count).fill(status as ApplicationStatus),
  );
}
