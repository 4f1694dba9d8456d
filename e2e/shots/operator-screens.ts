import { mockPlatformData } from './operator-mocks';
import type { Screen } from './screen';
import { clickButton, abortCalls, inDialog, inTurn, openDialog, waitForText } from './steps';

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

/** Operators have no account: they authenticate with a token. */
export const OPERATOR_SCREENS: readonly Screen[] = SCREENS.map((screen) => ({ ...screen, as: 'visitor' }));
