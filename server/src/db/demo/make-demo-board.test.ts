import { checkTransition, hasEnded, parseDescription, REGIONS } from '@metier/shared/rules';
import type { DemoApplication, DemoReview } from './demo-board';
import { companies } from './companies/index';
import { tailoredGerman } from './companies/tailored-german';
import { tailoredLatin } from './companies/tailored-latin';
import { makeDemoBoard } from './make-demo-board';

const today = new Date('2026-11-21T09:30:00Z');
const midnight = new Date('2026-11-21T00:00:00Z');
const board = makeDemoBoard(today);
const jobOf = ({ jobId }: { jobId: number }) => board.jobs[jobId - 1];

function countBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string | number | boolean,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[String(keyOf(item))] = (counts[String(keyOf(item))] ?? 0) + 1;
  return counts;
}

describe('the demo board', () => {
  test('the same day gives the same board', () => {
    expect(makeDemoBoard(new Date('2026-11-21T23:59:59Z'))).toEqual(board);
  });

  test('another day gives the same companies with newer dates', () => {
    const later = makeDemoBoard(new Date('2027-03-01T00:00:00Z'));
    expect(later.companies.map(({ name }) => name)).toEqual(board.companies.map(({ name }) => name));
    expect(later.jobs.every(({ startDate }) => startDate >= '2027-03-01')).toBe(true);
  });

  test('nothing happened before its cause or after the day began', () => {
    const moments = [
      ...board.users.map(({ createdAt }) => createdAt),
      ...board.jobs.map(({ createdAt }) => createdAt),
      ...board.documents.map(({ uploadedAt }) => uploadedAt),
      ...board.applications.flatMap(({ submittedAt, moves, notes }) => [
        submittedAt,
        ...moves.map(({ movedAt }) => movedAt),
        ...notes.map(({ createdAt }) => createdAt),
      ]),
      ...board.messages.flatMap(({ createdAt, readAt }) => (readAt ? [createdAt, readAt] : [createdAt])),
      ...[...board.companyReviews, ...board.seekerReviews, ...board.favorites].map(
        ({ createdAt }) => createdAt,
      ),
    ];
    expect(moments.filter((moment) => !(moment < midnight))).toEqual([]);
    const early = board.applications.filter(
      (each) => each.submittedAt <= (jobOf(each)?.createdAt ?? midnight),
    );
    expect(early).toEqual([]);
  });

  test('every id is its place in the list', () => {
    const { skills, users, companies, seekers, jobs, documents, applications } = board;
    for (const rows of [skills, users, companies, seekers, jobs, documents, applications]) {
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    }
  });

  test('every reference leads to something', () => {
    const { users, companies, seekers, jobs, documents, applications, skills } = board;
    const isIn = (rows: readonly unknown[]) => (id: number) => id >= 1 && id <= rows.length;
    expect([...companies, ...seekers].every(({ userId }) => isIn(users)(userId))).toBe(true);
    expect(jobs.every(({ companyId }) => isIn(companies)(companyId))).toBe(true);
    expect(seekers.every(({ skillIds }) => skillIds.length > 0 && skillIds.every(isIn(skills)))).toBe(true);
    expect(applications.every(({ jobId, seekerId }) => isIn(jobs)(jobId) && isIn(seekers)(seekerId))).toBe(
      true,
    );
    for (const { seekerId, resumeId, documentIds } of applications) {
      const own = documents.filter((document) => document.seekerId === seekerId).map(({ id }) => id);
      expect(own).toEqual(expect.arrayContaining(resumeId ? [resumeId, ...documentIds] : documentIds));
    }
    expect(board.messages.every(({ applicationId }) => isIn(applications)(applicationId))).toBe(true);
  });
});

describe('the demo accounts', () => {
  test('usernames and e-mails are unique regardless of case, and every e-mail is under .example', () => {
    for (const key of ['username', 'email'] as const) {
      const values = board.users.map((user) => user[key].toLowerCase());
      expect(new Set(values).size).toBe(values.length);
    }
    expect(board.users.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
    expect(board.users.filter(({ username }) => !/^[a-z0-9._-]+$/.test(username))).toEqual([]);
  });

  test('student and employer are the first two', () => {
    expect(board.users.slice(0, 2).map(({ username, accountType }) => [username, accountType])).toEqual([
      ['student', 'job_seeker'],
      ['employer', 'job_provider'],
    ]);
  });

  test('there are 60 students and more, 18 to 46 years old', () => {
    const ages = board.seekers.map(
      ({ birthdate }) => (today.getTime() - Date.parse(birthdate)) / 31_557_600_000,
    );
    expect(board.seekers.length).toBeGreaterThanOrEqual(60);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThan(46.5);
  });
});

describe('the demo jobs', () => {
  test('there are 420 jobs and more at 40 companies and more', () => {
    expect(board.jobs.length).toBeGreaterThanOrEqual(420);
    expect(new Set(board.jobs.map(({ companyId }) => companyId)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(board.jobs.map(({ professionId }) => professionId)).size).toBeGreaterThanOrEqual(45);
  });

  test('every canton has a job', () => {
    const cantons = new Set(board.jobs.filter(({ isActive }) => isActive).map(({ canton }) => canton));
    expect(REGIONS.map(({ value }) => value).filter((canton) => !cantons.has(canton))).toEqual([]);
  });

  test('no two jobs of one company share a title and town', () => {
    const keys = board.jobs.map(({ companyId, title, location }) => `${companyId} ${title} ${location}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('texts tailored to a company refer to an existing company and one of its professions', () => {
    const strays = Object.entries({ ...tailoredGerman, ...tailoredLatin }).flatMap(([name, tailored]) => {
      const offered = companies.find((company) => company.name === name)?.professions ?? [];
      return Object.keys(tailored).filter((id) => !offered.includes(id));
    });
    expect(strays).toEqual([]);
  });

  test('no two descriptions are the same', () => {
    expect(new Set(board.jobs.map(({ description }) => description)).size).toBe(board.jobs.length);
  });

  test('all contract types, salary types and offered activity rates occur', () => {
    const contracts = countBy(board.jobs, ({ contractType }) => contractType);
    expect(Object.keys(contracts).sort()).toEqual(['engagements', 'fixed-term', 'internship', 'permanent']);
    const salaries = countBy(board.jobs, ({ salaryType }) => salaryType);
    expect(Object.keys(salaries).sort()).toEqual(['daily', 'hourly', 'monthly', 'project']);
    const rates = Object.keys(countBy(board.jobs, ({ activityRate }) => activityRate));
    expect(rates).toEqual(expect.arrayContaining(['20', '40', '50', '60', '80', '100']));
  });

  test('German, French, Italian and English come in the shares of the country', () => {
    const { de = 0, fr = 0, it = 0, en = 0 } = countBy(board.jobs, ({ language }) => language);
    const share = (count: number) => count / board.jobs.length;
    expect(share(de)).toBeCloseTo(0.51, 1);
    expect(share(fr)).toBeCloseTo(0.25, 1);
    expect(share(it)).toBeGreaterThan(0.05);
    expect(share(en)).toBeGreaterThan(0.14);
  });

  test('at least twelve jobs mention Pflege', () => {
    expect(
      board.jobs.filter((job) => job.isActive && job.description.includes('Pflege')).length,
    ).toBeGreaterThanOrEqual(12);
  });

  test('some are paused, most are not', () => {
    const paused = board.jobs.filter(({ isActive }) => !isActive).length / board.jobs.length;
    expect(paused).toBeGreaterThan(0.04);
    expect(paused).toBeLessThan(0.12);
  });

  test('each starts today or later and ends after its start', () => {
    const wrong = board.jobs.filter(
      ({ startDate, endDate }) => startDate < '2026-11-21' || (endDate && endDate <= startDate),
    );
    expect(wrong).toEqual([]);
    expect(board.jobs.filter(({ contractType, endDate }) => contractType === 'permanent' && endDate)).toEqual(
      [],
    );
  });

  test('each description is read with all of its parts, and no placeholder is left', () => {
    for (const { title, description } of board.jobs) {
      const { overview, responsibilities, requirements, benefits } = parseDescription(description);
      const counts = [
        overview.length > 80,
        responsibilities.length >= 3,
        requirements.length >= 3,
        benefits.length >= 2,
      ];
      expect([title, ...counts]).toEqual([title, true, true, true, true]);
      expect(`${title} ${overview}`).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  test('both conventions of descriptions occur', () => {
    const isPlain = ({ description }: { description: string }) => /^Responsibilities$/m.test(description);
    const plain = board.jobs.filter(isPlain).length / board.jobs.length;
    expect(plain).toBeGreaterThan(0.3);
    expect(plain).toBeLessThan(0.6);
  });
});

describe('the demo applications', () => {
  const employerOf = (application: DemoApplication) => jobOf(application)?.companyId;
  const everyStatus = ['hired', 'interview', 'pending', 'rejected', 'reviewed', 'shortlisted', 'withdrawn'];

  test('there are about 300, in every status', () => {
    expect(board.applications.length).toBeGreaterThanOrEqual(280);
    expect(Object.keys(countBy(board.applications, ({ status }) => status)).sort()).toEqual(everyStatus);
  });

  test('every move in a history is allowed and follows the one before', () => {
    for (const { submittedAt, moves, status } of board.applications) {
      let from: string = 'pending';
      let moment = submittedAt;
      for (const move of moves) {
        const role = board.users[move.actorId - 1]?.accountType ?? 'job_seeker';
        expect(move.from).toBe(from);
        expect(checkTransition(move.from, move.to, role)).toBe('allowed');
        expect(move.movedAt > moment).toBe(true);
        from = move.to;
        moment = move.movedAt;
      }
      expect(from).toBe(status);
    }
  });

  test('no seeker applies twice to the same job', () => {
    const keys = board.applications.map(({ jobId, seekerId }) => `${jobId} ${seekerId}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the demo employer has 9 jobs and 28 applications in every status', () => {
    const received = board.applications.filter((application) => employerOf(application) === 1);
    expect(board.jobs.filter(({ companyId }) => companyId === 1)).toHaveLength(9);
    expect(received).toHaveLength(28);
    expect(Object.keys(countBy(received, ({ status }) => status)).sort()).toEqual(everyStatus);
  });

  test('the demo student has applications in every status, favourites, documents and reviews', () => {
    const isStudents = ({ seekerId }: { seekerId: number }) => seekerId === 1;
    const sent = board.applications.filter(isStudents);
    expect(Object.keys(countBy(sent, ({ status }) => status)).sort()).toEqual(everyStatus);
    expect(sent.some((application) => employerOf(application) === 1)).toBe(true);
    expect(board.favorites.filter(isStudents)).toHaveLength(7);
    expect(board.documents.filter(isStudents).length).toBeGreaterThanOrEqual(3);
    expect(
      board.seekerReviews
        .filter(isStudents)
        .map(({ rating }) => rating)
        .sort(),
    ).toEqual([2, 4, 4, 5, 5]);
  });

  test('letters, messages and notes have no placeholder left', () => {
    const texts = [
      ...board.applications.flatMap(({ coverLetter, notes }) => [
        coverLetter,
        ...notes.map(({ text }) => text),
      ]),
      ...board.messages.flatMap(({ subject, body }) => [subject, body]),
    ];
    expect(texts.filter((text) => /\{\w+\}|undefined/.test(text))).toEqual([]);
  });
});

describe('the demo messages and reviews', () => {
  test('a message goes between the applicant and the company, and both demo logins have unread ones', () => {
    for (const { applicationId, senderId, recipientId } of board.messages) {
      const application = board.applications[applicationId - 1];
      const company = board.companies[((application && jobOf(application)?.companyId) ?? 0) - 1];
      const seeker = board.seekers[(application?.seekerId ?? 0) - 1];
      expect([senderId, recipientId].sort()).toEqual([company?.userId, seeker?.userId].sort());
    }
    const unread = (userId: number) =>
      board.messages.filter((each) => each.recipientId === userId && !each.readAt);
    expect(unread(1).length).toBeGreaterThanOrEqual(1);
    expect(unread(2).length).toBeGreaterThanOrEqual(1);
  });

  test('seekers review companies after the end, companies those they hired, once each', () => {
    const statuses = ({ companyId, seekerId }: DemoReview) =>
      board.applications
        .filter((each) => each.seekerId === seekerId && jobOf(each)?.companyId === companyId)
        .map(({ status }) => status);
    expect(board.companyReviews.filter((review) => !statuses(review).some(hasEnded))).toEqual([]);
    expect(board.seekerReviews.filter((review) => !statuses(review).includes('hired'))).toEqual([]);
    for (const reviews of [board.companyReviews, board.seekerReviews]) {
      const pairs = reviews.map(({ companyId, seekerId }) => `${companyId} ${seekerId}`);
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  test('average ratings of companies lie between 2.8 and 4.9', () => {
    for (const { id } of board.companies) {
      const ratings = board.companyReviews
        .filter(({ companyId }) => companyId === id)
        .map(({ rating }) => rating);
      if (ratings.length === 0) continue;
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      expect(mean).toBeGreaterThanOrEqual(2.8);
      expect(mean).toBeLessThanOrEqual(4.9);
    }
  });
});
