import { randomTimeAfter, startOfDay } from './calendar';
import { findProfession, findTrack } from './data/index';
import type { DemoBoard, DemoDocument, DemoJob, DemoSeeker } from './demo-board';
import { makeApplications, type Parties } from './exchange/make-applications';
import { makeMessages } from './exchange/make-messages';
import { makeCompanyReviews, makeSeekerReviews } from './exchange/make-reviews';
import { makeCompanies } from './make-companies';
import { makeJobs } from './make-jobs';
import { makeSeekers, skills } from './make-people';
import { makeRandom } from './random';

/** A realistic Swiss job board as of midnight (UTC) of `today`; the same day gives the same board. */
export function makeDemoBoard(today: Date): DemoBoard {
  const now = startOfDay(today);
  // The demo accounts are users 1 and 2, followed by the other companies and then the other seekers.
  const companyRows = makeCompanies(now, (order) => order + 2);
  const seekerRows = makeSeekers(now, (order) => (order === 0 ? 1 : order + companyRows.length + 1));
  const users = [...companyRows, ...seekerRows].map(({ user }) => user).sort((a, b) => a.id - b.id);
  const companies = companyRows.map(({ company }) => company);
  const seekers = seekerRows.map(({ seeker }) => seeker);
  const documents: DemoDocument[] = seekerRows
    .flatMap((row) => row.documents)
    .map((document, index) => ({ ...document, id: index + 1 }));
  const jobs = makeJobs(now);
  const parties: Parties = { users, companies, seekers, jobs, documents };
  const applications = makeApplications(parties, now);
  return {
    skills,
    users,
    companies,
    seekers,
    jobs,
    favorites: makeFavorites(seekers, jobs, now),
    documents,
    applications,
    messages: makeMessages(applications, parties, now),
    companyReviews: makeCompanyReviews(applications, parties, now),
    seekerReviews: makeSeekerReviews(applications, parties, now),
  };
}

/** Favourites among the active jobs of the seeker's own branches; seven for the demo student. */
function makeFavorites(
  seekers: readonly DemoSeeker[],
  jobs: readonly DemoJob[],
  today: Date,
): DemoBoard['favorites'] {
  const random = makeRandom('favorites');
  return seekers.flatMap((seeker) => {
    const { fields } = findTrack(seeker.trackId);
    const liked = jobs.filter(
      (job) => job.isActive && fields.includes(findProfession(job.professionId).field),
    );
    return random.sample(liked, seeker.id === 1 ? 7 : random.integer(0, 5)).map((job) => ({
      seekerId: seeker.id,
      jobId: job.id,
      createdAt: randomTimeAfter(random, job.createdAt, 1, 400, today),
    }));
  });
}
