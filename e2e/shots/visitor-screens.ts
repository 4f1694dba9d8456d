import { expect } from '@playwright/test';
import type { Screen } from './screen';
import { answer, clickButton, abortCalls, fill, follow, inTurn, openMainMenu, waitForText } from './steps';

const sendNewsletter = (address: string, answer: RegExp) =>
  inTurn(
    (page) => page.getByRole('contentinfo').getByLabel('Email').fill(address),
    (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
    waitForText(answer),
  );

/** The panel's code is loaded when it is opened. */
const openFilters = inTurn(clickButton('More filters'), waitForText('Language of the ad'));

const askForCode = (why: string) => answer('**/api/auth/login/', { code: [why] }, { status: 401 });
const enterPassword = inTurn(
  fill('Username', 'lea'),
  fill('Password', 'a long walk by the lake'),
  clickButton('Sign In'),
  waitForText('Enter the code of your authenticator app'),
);

const SCREENS: readonly Omit<Screen, 'as'>[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', after: openMainMenu, isNarrow: true },
  { name: 'home-search', path: '/?keyword=pflege&contract_type=permanent' },
  { name: 'home-more-filters', path: '/?keyword=pflege&min_salary=4000', after: openFilters },
  { name: 'home-filters-drawer', path: '/?keyword=pflege', after: openFilters, isNarrow: true },
  {
    name: 'home-contradiction',
    path: '/?keyword=pflege',
    after: inTurn(
      clickButton('More filters'),
      fill('Min salary', '6000'),
      fill('Max salary', '4000'),
      clickButton('Apply'),
      waitForText('The max salary is below the min salary.'),
    ),
  },
  { name: 'home-senseless-filter', path: '/?keyword=pflege&min_salary=abc' },
  { name: 'home-last-page', path: '/?page=78' },
  { name: 'home-nothing-found', path: '/?keyword=nothing-has-this-name' },
  { name: 'job', path: '/', after: follow(/^View Details/) },
  { name: 'company', path: '/companies/1' },
  { name: 'company-missing', path: '/companies/999999' },
  { name: 'job-no-id', path: '/job' },
  { name: 'job-invalid', path: '/job/none' },
  { name: 'job-gone', path: '/job/999999' },
  { name: 'login', path: '/login' },
  {
    name: 'login-refused',
    path: '/login',
    after: inTurn(
      fill('Username', 'nobody'),
      fill('Password', 'not this one'),
      clickButton('Sign In'),
      waitForText('Identifiants invalides ou serveur indisponible.'),
    ),
  },
  { name: 'login-code', path: '/login', before: askForCode('Enter the code.'), after: enterPassword },
  {
    name: 'login-code-wrong',
    path: '/login',
    before: askForCode('This code is wrong or was used already.'),
    after: inTurn(
      enterPassword,
      fill('Code', '000000'),
      clickButton('Sign In'),
      waitForText('This code is wrong or was used already.'),
    ),
  },
  { name: 'login-new-password', path: '/login?note=new-password' },
  { name: 'register', path: '/register' },
  { name: 'register-incomplete', path: '/register', after: clickButton('Create Account') },
  {
    name: 'register-mismatch',
    path: '/register',
    after: inTurn(
      (page) => page.getByRole('radio', { name: 'Employer' }).check(),
      fill('Username', 'spitex'),
      fill('Email', 'spitex@example.ch'),
      fill('Password', 'a long walk'),
      fill('Confirm password', 'another one'),
      clickButton('Create Account'),
    ),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-link-over', path: '/forgot-password?note=link-over' },
  { name: 'forgot-password-refused', path: '/forgot-password', after: clickButton('Send Link') },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    after: inTurn(fill('Email', 'nobody@example.ch'), clickButton('Send Link'), (page) =>
      expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible(),
    ),
  },
  { name: 'reset-password', path: '/reset-password?token=unknown' },
  {
    name: 'reset-password-refused',
    path: '/reset-password?token=unknown',
    after: clickButton('Save Password'),
  },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'sources', path: '/sources' },
  { name: 'support', path: '/support' },
  {
    name: 'newsletter-asked',
    path: '/support',
    after: sendNewsletter('nobody@example.ch', /^Check your inbox/),
  },
  {
    name: 'newsletter-out-of-reach',
    path: '/support',
    before: abortCalls('**/api/newsletter/**'),
    after: sendNewsletter('nobody@example.ch', /^The server did not answer/),
  },
  { name: 'newsletter-confirm', path: '/newsletter/confirm/?token=unknown' },
  { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe/?token=unknown' },
  { name: 'alerts-confirm', path: '/alerts/confirm?token=unknown' },
  { name: 'alerts-manage', path: '/alerts/manage?token=unknown' },
  { name: 'alerts-unsubscribe', path: '/alerts/unsubscribe?token=unknown' },
  { name: 'notices-unsubscribe', path: '/notices/unsubscribe?token=unknown' },
  { name: 'confirm-email', path: '/account/confirm-email?token=unknown' },
  { name: 'interview-answer', path: '/interviews/answer?token=unknown' },
  { name: 'not-found', path: '/not-there' },
  { name: 'remote-out-of-reach', path: '/', before: abortCalls('**/mf/mf-public/**') },
];

export const VISITOR_SCREENS: readonly Screen[] = SCREENS.map((screen) => ({ ...screen, as: 'visitor' }));
