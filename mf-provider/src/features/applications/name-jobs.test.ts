import { makeJob } from '@metier/testing';
import { nameJobs } from './name-jobs';

test('jobs of one title are told apart by place and day, others keep their title', () => {
  const jobs = [
    makeJob({ id: 1, title: 'Nurse', location: 'Bern' }),
    makeJob({ id: 2, title: 'Cook', location: 'Thun' }),
    makeJob({ id: 3, title: 'Nurse', location: '', created_at: '2026-10-05T08:00:00.000Z' }),
  ];
  expect(nameJobs(jobs, 'en')).toEqual([
    { id: 1, title: 'Nurse · Bern · 16/11/2026' },
    { id: 2, title: 'Cook' },
    { id: 3, title: 'Nurse · Remote · 05/10/2026' },
  ]);
});
