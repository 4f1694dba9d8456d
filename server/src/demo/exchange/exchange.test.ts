import { checkTransition, hasEnded } from '@metier/sdk/rules';
import type { DemoApplication, DemoReview } from '../demo-board';
import { board, countBy, jobOf } from '../testing/board-of-a-day';

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
