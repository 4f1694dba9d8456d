import { hasEnded } from '@metier/sdk/rules';
import { randomTimeAfter } from '../calendar';
import { textsIn } from '../data/index';
import type { DemoApplication, DemoCompany, DemoReview } from '../demo-board';
import { makeRandom, type Random } from '../random';
import type { Parties } from './make-applications';

/** Reviews of companies by seekers whose processed application has ended, one per pair. */
export function makeCompanyReviews(
  applications: readonly DemoApplication[],
  parties: Parties,
  today: Date,
): DemoReview[] {
  const pairs = endedPairs(applications, parties);
  return parties.companies.flatMap((company) => {
    const random = makeRandom(`reviews of ${company.name}`);
    const writing = pairs.filter((pair) => pair.company === company && random.chance(0.9));
    const ratings = spreadRatings(company.reputation, writing.length, random);
    return writing.map(({ application, language }, index) => {
      const rating = ratings[index] ?? 4;
      const text = random.pick(textsIn(language).reviews.ofCompanies[levelOf(rating)]);
      return makeReview(
        application,
        company,
        rating,
        text,
        randomTimeAfter(random, endOf(application), 5, 150, today),
      );
    });
  });
}

/** Reviews of seekers by the companies that hired them; the demo student always gets one. */
export function makeSeekerReviews(
  applications: readonly DemoApplication[],
  parties: Parties,
  today: Date,
): DemoReview[] {
  const random = makeRandom('reviews of seekers');
  let ofStudent = 0;
  return endedPairs(applications, parties)
    .filter(({ application }) => application.status === 'hired')
    .filter(({ application }) => application.seekerId === 1 || random.chance(0.75))
    .map(({ application, company, language }) => {
      const isStudent = application.seekerId === 1;
      const rating = isStudent ? ([5, 4, 5, 2, 4][ofStudent++] ?? 4) : random.pick([5, 5, 4, 4, 4, 3, 5, 2]);
      const text = random.pick(textsIn(language).reviews.ofSeekers[levelOf(rating)]);
      return makeReview(
        application,
        company,
        rating,
        text,
        randomTimeAfter(random, endOf(application), 12, 200, today),
      );
    });
}

/** Same rule as in the product: the company has moved the application, and it has ended. */
const isReviewable = ({ status, moves }: DemoApplication) =>
  hasEnded(status) && moves.some(({ to }) => to !== 'withdrawn');

function endedPairs(applications: readonly DemoApplication[], { jobs, companies }: Parties) {
  const seen = new Set<string>();
  return applications.flatMap((application) => {
    const job = jobs[application.jobId - 1];
    const company = companies[(job?.companyId ?? 0) - 1];
    const pair = `${application.seekerId} ${company?.id}`;
    if (!job || !company || !isReviewable(application) || seen.has(pair)) return [];
    seen.add(pair);
    return [{ application, company, language: job.language }];
  });
}

/**
 * Whole stars whose mean is as close as possible to the reputation, between 2.8 and 4.9, and not all equal.
 */
function spreadRatings(reputation: number, count: number, random: Random): number[] {
  const total = Math.min(
    Math.floor(4.9 * count),
    Math.max(Math.ceil(2.8 * count), Math.round(reputation * count)),
  );
  const ratings = Array.from(
    { length: count },
    (_, index) => Math.floor(total / count) + (index < total % count ? 1 : 0),
  );
  const low = ratings.findLastIndex((rating) => rating > 1 && rating < 5);
  const high = ratings.findIndex((rating) => rating < 5);
  if (count >= 3 && low !== high && low >= 0 && high >= 0) {
    ratings[low] = (ratings[low] ?? 0) - 1;
    ratings[high] = (ratings[high] ?? 0) + 1;
  }
  return random.shuffle(ratings);
}

function levelOf(rating: number): 'high' | 'middle' | 'low' {
  if (rating >= 4) return 'high';
  return rating === 3 ? 'middle' : 'low';
}

function endOf({ moves, submittedAt }: DemoApplication): Date {
  return moves.at(-1)?.movedAt ?? submittedAt;
}

function makeReview(
  { seekerId }: DemoApplication,
  { id }: DemoCompany,
  rating: number,
  text: Pick<DemoReview, 'title' | 'comment' | 'pros' | 'cons'>,
  createdAt: Date,
): DemoReview {
  return { companyId: id, seekerId, rating, ...text, createdAt };
}
