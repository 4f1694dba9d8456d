import type { WorkMode } from '@metier/sdk/rules';
import type { Profession } from './data/index';
import type { Random } from './random';

/** Percent of hybrid and of remote jobs in the branches that work at a desk; all others are on site. */
const DESK_WORK: Readonly<Partial<Record<Profession['field'], readonly [number, number]>>> = {
  it: [50, 25],
  media: [50, 15],
  finance: [55, 5],
  office: [50, 8],
  public: [35, 0],
  engineering: [35, 0],
};

/** Draws the work mode of a job by its branch. */
export function chooseWorkMode({ field }: Profession, random: Random): WorkMode {
  const [hybrid, remote] = DESK_WORK[field] ?? [0, 0];
  return random.weighted<WorkMode>({ on_site: 100 - hybrid - remote, hybrid, remote });
}
