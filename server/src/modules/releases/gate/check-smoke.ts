import type { Question } from './context';
import { unknown, type Finding } from './verdicts';

/** What was seen when somebody opened its pages in a browser. */
export const checkSmoke = ({ context: { smoke } }: Question): Finding =>
  smoke ?? unknown('Nobody has opened its pages in a browser.');
