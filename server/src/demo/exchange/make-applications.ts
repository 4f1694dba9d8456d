import type { ApplicationStatus, ExperienceChoice } from '@metier/sdk/rules';
import { DAY, randomTimeAfter, startOfDay, writeDate } from '../calendar';
import { findProfession, findTrack, persons, textsIn, tracks } from '../data/index';
import type {
  DemoApplication,
  DemoCompany,
  DemoDocument,
  DemoJob,
  DemoSeeker,
  DemoUser,
} from '../demo-board';
import { inflectGender } from '../inflect-gender';
import { makeRandom, type Random } from '../random';
import { fillPlaceholders } from './fill-in';
import { makeHistory } from './make-history';
import { matchJobs, type Match } from './match-jobs';

export interface Parties {
  users: readonly DemoUser[];
  companies: readonly DemoCompany[];
  seekers: readonly DemoSeeker[];
  jobs: readonly DemoJob[];
  documents: readonly DemoDocument[];
}

/** All applications with their histories and notes, oldest first. */
export function makeApplications(parties: Parties, today: Date): DemoApplication[] {
  return matchJobs(parties.seekers, parties.jobs, today)
    .map((match) => makeApplication(match, parties, today))
    .sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())
    .map((application, index) => ({ ...application, id: index + 1 }));
}

function makeApplication(
  { seeker, job, status }: Match,
  parties: Parties,
  today: Date,
): Omit<DemoApplication, 'id'> {
  const random = makeRandom(`application ${seeker.id} ${job.title} ${job.location} ${job.companyId}`);
  const user = parties.users[seeker.userId - 1];
  const company = parties.companies[job.companyId - 1];
  if (!user || !company) throw new Error('An application refers to nobody.');
  const library = parties.documents.filter(({ seekerId }) => seekerId === seeker.id);
  const certificates = library.filter(({ content }) => content.kind === 'certificate');
  const submittedAt = chooseSubmission(status, job, today, random);
  const moves = makeHistory(
    status,
    submittedAt,
    { provider: company.userId, seeker: user.id },
    today,
    random,
  );
  return {
    jobId: job.id,
    seekerId: seeker.id,
    firstName: seeker.firstname,
    lastName: seeker.lastname,
    email: user.email,
    phone: user.phone,
    coverLetter: random.chance(0.93) ? writeCoverLetter(seeker, job, company, random) : '',
    resumeId: random.chance(0.94) ? (library[0]?.id ?? null) : null,
    experience: chooseExperience(seeker, today),
    availability:
      job.startDate > writeDate(today) && random.chance(0.8)
        ? job.startDate
        : writeDate(new Date(today.getTime() + random.integer(10, 60) * DAY)),
    salaryExpectation: chooseExpectation(job, random),
    additionalInfo: random.pick(textsIn(job.language).additionalInfo),
    status,
    submittedAt,
    moves,
    notes: makeNotes(job, company, moves, today, random),
    documentIds: random.chance(0.45) ? random.sample(certificates, 1).map(({ id }) => id) : [],
  };
}

/** Applications in a late status were submitted soon after the posting, pending ones recently. */
function chooseSubmission(status: ApplicationStatus, job: DemoJob, today: Date, random: Random): Date {
  const age = today.getTime() - job.createdAt.getTime();
  const [low, high] = {
    pending: [0.55, 0.97],
    reviewed: [0.4, 0.8],
    shortlisted: [0.25, 0.6],
    interview: [0.1, 0.4],
    hired: [0.03, 0.25],
    rejected: [0.05, 0.6],
    withdrawn: [0.1, 0.6],
  }[status] as [number, number];
  const wanted = new Date(job.createdAt.getTime() + age * (low + random.next() * (high - low)));
  // People apply in the daytime and in the evening.
  const inDay = new Date(
    startOfDay(wanted).getTime() + random.integer(6 * 60, 21 * 60) * 60_000 + random.integer(0, 59) * 1000,
  );
  return inDay > job.createdAt && inDay < today
    ? inDay
    : randomTimeAfter(random, job.createdAt, 1, 30, today);
}

function writeCoverLetter(seeker: DemoSeeker, job: DemoJob, company: DemoCompany, random: Random): string {
  const pieces = textsIn(job.language).coverLetter;
  const person = persons[seeker.id - 1];
  const values = { title: job.title, company: company.name, town: job.location.replace(/, ..$/, '') };
  const letter = [
    random.pick(pieces.greetings),
    [random.pick(pieces.openings), random.chance(0.6) ? random.pick(pieces.practical) : '']
      .filter(Boolean)
      .join(' '),
    random.pick(findMotivations(seeker, job)),
    random.pick(pieces.closings),
    `${seeker.firstname} ${seeker.lastname}`,
  ].join('\n\n');
  return fillPlaceholders(inflectGender(letter, person?.presents ?? 'f'), values);
}

/**
 * The seeker's own motivations if the job is in the main branch of the track; otherwise those of a track of
 * that branch.
 */
function findMotivations(seeker: DemoSeeker, job: DemoJob): string[] {
  const own = findTrack(seeker.trackId);
  const { field } = findProfession(job.professionId);
  if (own.fields[0] === field) return own.motivations;
  const native = tracks.find((track) => track.language === job.language && track.fields[0] === field);
  return (native ?? own).motivations;
}

function chooseExperience(seeker: DemoSeeker, today: Date): ExperienceChoice {
  const years = (today.getTime() - Date.parse(seeker.birthdate)) / (365.25 * DAY) - 19;
  if (years < 2.5) return '0-1';
  if (years < 5.5) return '1-3';
  if (years < 8.5) return '3-5';
  return years < 14 ? '5-10' : '10+';
}

function chooseExpectation(job: DemoJob, random: Random): string {
  const step = { hourly: 0.5, daily: 10, monthly: 50, project: 100 }[job.salaryType];
  const wanted = Number(job.salary) * (0.97 + random.next() * 0.1);
  return (Math.round(wanted / step) * step).toFixed(2);
}

function makeNotes(
  job: DemoJob,
  company: DemoCompany,
  moves: DemoApplication['moves'],
  today: Date,
  random: Random,
): DemoApplication['notes'] {
  const decided = moves.filter(({ to }) => to !== 'withdrawn');
  const last = decided.at(-1);
  if (!last || !random.chance(company.id === 1 ? 0.75 : 0.4)) return [];
  const texts = random.sample(textsIn(job.language).notes, random.pick([1, 1, 2]));
  let createdAt = last.movedAt;
  return texts.map((text) => {
    createdAt = randomTimeAfter(random, createdAt, 0.1, 8, today);
    return { authorId: company.userId, text, createdAt };
  });
}
