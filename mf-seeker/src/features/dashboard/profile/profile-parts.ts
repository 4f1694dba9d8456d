import { writeSkills } from '@metier/sdk/rules';
import type { ShownSeeker } from '../shown-fields';

/** Profile parts that can be edited on the dashboard. */
export const PROFILE_PARTS = ['biography', 'experience', 'skills'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** A part as text; skills are comma-separated. */
export const readPart = (seeker: ShownSeeker, part: ProfilePart): string =>
  part === 'skills' ? writeSkills(seeker.skill_names) : seeker[part].trim();
