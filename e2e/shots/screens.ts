import { expect, type Page } from '@playwright/test';

export const PEOPLE = ['visitor', 'student', 'employer'] as const;
export type Person = (typeof PEOPLE)[number];

/** A screen, or a state of one, that has its picture taken. */
export interface Screen {
  /** Unique; the file is called after it. */
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  /** What happens before the page is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the person does once it is open. */
  readonly after?: (page: Page) => Promise<void>;
}

/** The API is out of reach for the calls that match. */
const cutOff = (calls: string) => async (page: Page) => {
  await page.route(calls, (route) => route.abort());
};

const openFirst = async (page: Page, name: RegExp) => {
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const openApplication = async (page: Page) => {
  await page
    .getByRole('link', { name: /^View details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openAction = (name: string) => async (page: Page) => {
  await openApplication(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', as: 'visitor' },
  { name: 'home-search', path: '/?keyword=pflege&contract_type=permanent', as: 'visitor' },
  {
    name: 'home-more-filters',
    path: '/?keyword=pflege&min_salary=4000',
    as: 'visitor',
    after: (page) => page.getByRole('button', { name: 'More filters' }).click(),
  },
  { name: 'home-senseless-filter', path: '/?keyword=pflege&min_salary=abc', as: 'visitor' },
  { name: 'home-last-page', path: '/?page=78', as: 'visitor' },
  { name: 'home-nothing-found', path: '/?keyword=nothing-has-this-name', as: 'visitor' },
  { name: 'home-out-of-reach', path: '/', as: 'visitor', before: cutOff('**/api/jobs/**') },
  { name: 'job', path: '/', as: 'visitor', after: (page) => openFirst(page, /^View Details/) },
  { name: 'job-no-id', path: '/job', as: 'visitor' },
  { name: 'job-invalid', path: '/job/none', as: 'visitor' },
  { name: 'job-out-of-reach', path: '/job/7', as: 'visitor', before: cutOff('**/api/jobs/7/') },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'register', path: '/register', as: 'visitor' },
  {
    name: 'register-incomplete',
    path: '/register',
    as: 'visitor',
    after: (page) => page.getByRole('button', { name: 'Create Account' }).click(),
  },
  { name: 'login-new-password', path: '/login?note=new-password', as: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor' },
  { name: 'forgot-password-link-over', path: '/forgot-password?note=link-over', as: 'visitor' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    as: 'visitor',
    after: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill('nobody@example.ch');
      await page.getByRole('button', { name: 'Send Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    },
  },
  { name: 'reset-password', path: '/reset-password?token=unknown', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'terms', path: '/terms', as: 'visitor' },
  { name: 'support', path: '/support', as: 'visitor' },
  { name: 'newsletter-confirm', path: '/newsletter/confirm/?token=unknown', as: 'visitor' },
  { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe/?token=unknown', as: 'visitor' },
  { name: 'not-found', path: '/not-there', as: 'visitor' },

  { name: 'student-home', path: '/', as: 'student' },
  { name: 'student-job', path: '/', as: 'student', after: (page) => openFirst(page, /^View Details/) },
  { name: 'student-company', path: '/company/1', as: 'student' },
  { name: 'student-company-missing', path: '/company/999999', as: 'student' },
  {
    name: 'student-company-lists-out-of-reach',
    path: '/company/3',
    as: 'student',
    before: cutOff('**/api/auth/jobproviders/3/*/**'),
  },
  { name: 'student-messages', path: '/messages', as: 'student' },
  { name: 'student-dashboard', path: '/dashboard', as: 'student' },
  {
    name: 'student-dashboard-editing',
    path: '/dashboard',
    as: 'student',
    after: (page) => page.getByRole('button', { name: 'Edit About Myself' }).click(),
  },
  {
    name: 'student-dashboard-lists-out-of-reach',
    path: '/dashboard',
    as: 'student',
    before: cutOff('**/api/auth/{reviews-by-provider,applications}/**'),
  },
  {
    name: 'student-dashboard-out-of-reach',
    path: '/dashboard',
    as: 'student',
    before: cutOff('**/api/auth/jobseekers/'),
  },
  { name: 'student-edit-profile', path: '/edit-seeker/1', as: 'student' },
  { name: 'student-documents', path: '/documents', as: 'student' },
  {
    name: 'student-documents-refused',
    path: '/documents',
    as: 'student',
    after: (page) =>
      page.getByLabel('Upload PDF documents').setInputFiles([
        { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('Dear Sir') },
        { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      ]),
  },
  {
    name: 'student-documents-out-of-reach',
    path: '/documents',
    as: 'student',
    before: cutOff('**/api/auth/attachments/**'),
  },
  { name: 'student-applications', path: '/applications', as: 'student' },
  {
    name: 'student-applications-out-of-reach',
    path: '/applications',
    as: 'student',
    before: cutOff('**/api/auth/applications/**'),
  },
  { name: 'student-apply', path: '/?page=3', as: 'student', after: (page) => openFirst(page, /^Apply Now/) },
  {
    name: 'student-apply-refused',
    path: '/?page=3',
    as: 'student',
    after: async (page) => {
      await openFirst(page, /^Apply Now/);
      await page.getByRole('button', { name: 'Submit Application' }).click();
    },
  },
  { name: 'student-application', path: '/applications', as: 'student', after: openApplication },
  { name: 'student-application-missing', path: '/applications/999999', as: 'student' },
  {
    name: 'student-application-edit',
    path: '/applications',
    as: 'student',
    after: openAction('Edit Application'),
  },
  {
    name: 'student-application-documents',
    path: '/applications',
    as: 'student',
    after: openAction('Documents'),
  },
  {
    name: 'student-application-withdraw',
    path: '/applications',
    as: 'student',
    after: openAction('Withdraw'),
  },
  {
    name: 'student-application-review',
    path: '/applications?status=rejected',
    as: 'student',
    after: openAction('Review Company'),
  },

  { name: 'employer-dashboard', path: '/dashboard', as: 'employer' },
  { name: 'employer-applications', path: '/applications', as: 'employer' },
  { name: 'employer-jobcreation', path: '/jobcreation', as: 'employer' },
  { name: 'employer-messages', path: '/messages', as: 'employer' },
];
