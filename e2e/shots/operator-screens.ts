import { mockPlatformData } from './operator-mocks';
import type { Screen } from './screen';
import { answer, clickButton, abortCalls, inDialog, inTurn, openDialog, waitForText } from './steps';

const SCREENS: readonly Omit<Screen, 'as'>[] = [
  {
    name: 'platform-token',
    path: '/platform',
    after: inTurn(clickButton('Open'), waitForText('Please enter')),
  },
  { name: 'platform', path: '/platform', before: mockPlatformData },
  { name: 'platform-narrow', path: '/platform?list=history', before: mockPlatformData, isNarrow: true },
  {
    name: 'platform-roll-out',
    path: '/platform',
    before: mockPlatformData,
    after: inTurn(
      openDialog('button', 'Change the share'),
      inDialog('Roll out'),
      waitForText('Please say why.'),
    ),
  },
  { name: 'platform-out-of-reach', path: '/platform', before: abortCalls('**/api/releases/**') },
];

/** Opens the first case of the queue. */
const openCase: Screen['after'] = async (page) => {
  await page.getByRole('list', { name: 'Cases' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'What was reported' }).waitFor();
};

const SECOND_STEP =
  'Operators need a second step. Set up two-step login or a passkey on your account page; if you have a passkey, log in with it.';

const MODERATION: readonly Screen[] = [
  { name: 'moderation-queue', path: '/operator', as: 'operator' },
  { name: 'moderation-empty', path: '/operator?state=decided', as: 'operator' },
  { name: 'moderation-case', path: '/operator', as: 'operator', after: openCase },
  { name: 'moderation-unknown', path: '/operator/cases/999999', as: 'operator' },
  {
    name: 'moderation-out-of-reach',
    path: '/operator',
    as: 'operator',
    before: abortCalls('**/api/moderation/**'),
  },
  {
    name: 'moderation-second-step',
    path: '/operator',
    as: 'operator',
    before: answer('**/api/moderation/**', { detail: SECOND_STEP }, { status: 403 }),
  },
];

/** The release console opens with a token; the queue needs an operator's account. */
export const OPERATOR_SCREENS: readonly Screen[] = [
  ...SCREENS.map((screen): Screen => ({ ...screen, as: 'visitor' })),
  ...MODERATION,
];
