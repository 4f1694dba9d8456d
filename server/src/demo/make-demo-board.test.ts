import { makeDemoBoard } from './make-demo-board';
import { board, jobOf, midnight, today } from './testing/board-of-a-day';

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
