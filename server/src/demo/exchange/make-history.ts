import type { ApplicationStatus } from '@metier/sdk/rules';
import { randomTimeAfter } from '../calendar';
import type { DemoMove } from '../demo-board';
import type { Random } from '../random';

/** Possible paths from pending to each status; every step is allowed by the transition table. */
const statusPaths: Record<ApplicationStatus, ApplicationStatus[][]> = {
  pending: [[]],
  reviewed: [['reviewed']],
  shortlisted: [['shortlisted'], ['reviewed', 'shortlisted'], ['reviewed', 'shortlisted']],
  interview: [
    ['shortlisted', 'interview'],
    ['reviewed', 'shortlisted', 'interview'],
  ],
  hired: [
    ['reviewed', 'hired'],
    ['shortlisted', 'hired'],
    ['reviewed', 'shortlisted', 'hired'],
    ['reviewed', 'shortlisted', 'interview', 'hired'],
  ],
  rejected: [
    ['rejected'],
    ['reviewed', 'rejected'],
    ['shortlisted', 'rejected'],
    ['shortlisted', 'interview', 'rejected'],
  ],
  withdrawn: [['withdrawn'], ['reviewed', 'withdrawn'], ['reviewed', 'shortlisted', 'withdrawn']],
};

interface Actors {
  /** User ids. */
  provider: number;
  seeker: number;
}

/** The status changes from pending to `status` in chronological order, all before `today`. */
export function makeHistory(
  status: ApplicationStatus,
  submittedAt: Date,
  actors: Actors,
  today: Date,
  random: Random,
): DemoMove[] {
  let from: ApplicationStatus = 'pending';
  let moment = submittedAt;
  return random.pick(statusPaths[status]).map((to) => {
    moment = randomTimeAfter(random, moment, 16, 110, today);
    const move = { actorId: to === 'withdrawn' ? actors.seeker : actors.provider, from, to, movedAt: moment };
    from = to;
    return move;
  });
}
