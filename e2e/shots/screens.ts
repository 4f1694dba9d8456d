import { EMPLOYER_SCREENS } from './employer-screens';
import { NEWCOMER_SCREENS } from './newcomer-screens';
import { OPERATOR_SCREENS } from './operator-screens';
import { SAMPLE_NAMES } from './sample';
import type { Screen } from './screen';
import { STUDENT_SCREENS } from './student-screens';
import { VISITOR_SCREENS } from './visitor-screens';

/** The single list of screens and states, for the screenshots and the accessibility journey. */
export const SCREENS: readonly Screen[] = [
  ...VISITOR_SCREENS,
  ...STUDENT_SCREENS,
  ...EMPLOYER_SCREENS,
  ...NEWCOMER_SCREENS,
  ...OPERATOR_SCREENS,
];

function find(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`No screen is called ${name}`);
  return screen;
}

/** The screens that `npm test` visits; the laboratory visits all. */
export const SAMPLE: readonly Screen[] = SAMPLE_NAMES.map(find);
