import type { Person } from '../support/people';
import type { Screen } from './screen';
import { clickButton, inTurn, waitForText } from './steps';

const list = (as: Person, screens: Readonly<Record<string, Omit<Screen, 'as' | 'name'>>>): Screen[] =>
  Object.entries(screens).map(([name, screen]) => ({ ...screen, name: `${as}-${name}`, as }));

/** Screens of newly registered users: every list is empty, and some users have no profile yet. */
export const NEWCOMER_SCREENS: readonly Screen[] = [
  ...list('new-student', {
    dashboard: { path: '/dashboard' },
    applications: { path: '/applications' },
    documents: { path: '/documents' },
    messages: { path: '/messages' },
    apply: { path: '/job/7/apply' },
    following: { path: '/following' },
    favorite: { path: '/', after: inTurn(clickButton(/^Favorite/), waitForText(/ favorites$/)) },
  }),
  ...list('new-employer', {
    dashboard: { path: '/dashboard' },
    applications: { path: '/applications' },
    board: { path: '/applications?view=board' },
    messages: { path: '/messages' },
    'other-company': { path: '/company/1' },
  }),
  ...list('student-without-profile', {
    'registration-profile': { path: '/register/profile' },
    'registration-account': { path: '/register?step=account' },
    'registration-correction': {
      path: '/register?step=account',
      after: inTurn(
        (page) => page.getByRole('radio', { name: 'Employer' }).check(),
        clickButton('Continue'),
        waitForText('Please fill in this field.'),
      ),
    },
    'register-profile': { path: '/register-profile' },
    'register-profile-refused': { path: '/register-profile', after: clickButton('Save Profile') },
    dashboard: { path: '/dashboard' },
    applications: { path: '/applications' },
    apply: { path: '/job/7/apply' },
  }),
  ...list('employer-without-company', {
    'registration-profile': { path: '/register/profile' },
    'register-profile': { path: '/register-profile' },
    'register-profile-refused': { path: '/register-profile', after: clickButton('Save Profile') },
    applications: { path: '/applications' },
    jobcreation: { path: '/jobcreation' },
  }),
];
