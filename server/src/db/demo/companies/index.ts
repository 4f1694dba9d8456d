import { care } from './care';
import type { Company } from './company';
import { hospitality } from './hospitality';
import { schools } from './schools';
import { services } from './services';
import { workshops } from './workshops';

/** All companies of the demo board; the demo employer is the first. */
export const companies: readonly Company[] = [...care, ...schools, ...hospitality, ...workshops, ...services];
