import type { AccountData } from '@metier/sdk/contract';
import { ACCOUNT_SCREENS } from './account-screens';
import type { Screen } from './screen';
import {
  answer,
  clickButton,
  clickTab,
  abortCalls,
  fill,
  follow,
  followInDialog,
  goToDashboard,
  stallCalls,
  inDialog,
  inTurn,
  openDialog,
  openMainMenu,
  openThread,
  waitForQuestion,
  waitForText,
  unfold,
} from './steps';

const editPart = (name: string) => inTurn(unfold('My Profile'), clickButton(name));
const openApplication = openDialog('link', /^View details of/);
const openAction = (name: string) => inTurn(openApplication, inDialog(name));

const refusedFiles = [
  { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('Dear Sir') },
  { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
];
const heldFile = [
  { name: 'diploma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 diploma\n%%EOF\n') },
];

const dataWithExports: AccountData = {
  deletion_at: null,
  deletion_days: 14,
  export_days: 7,
  exports: [
    {
      id: 3,
      state: 'ready',
      requested_at: '2026-11-22T08:15:00.000Z',
      expires_at: '2026-11-29T08:15:00.000Z',
      size: 2_621_440,
      file: '/api/auth/me/data/exports/3/',
    },
    {
      id: 2,
      state: 'failed',
      requested_at: '2026-11-20T08:15:00.000Z',
      expires_at: null,
      size: null,
      file: null,
    },
  ],
};

const SCREENS: readonly Omit<Screen, 'as'>[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', after: openMainMenu, isNarrow: true },
  {
    name: 'home-favorite-failed',
    path: '/',
    before: abortCalls('**/api/auth/jobseekers/*/favorites/*'),
    after: clickButton(/^Favorite/),
  },
  { name: 'home-not-for-students', path: '/jobcreation', after: waitForText(/only accessible to/) },
  { name: 'job', path: '/', after: follow(/^View Details/) },
  {
    name: 'job-applied',
    path: '/applications?status=pending',
    after: inTurn(openApplication, followInDialog('View Job')),
  },
  ...ACCOUNT_SCREENS,
  { name: 'account-data', path: '/account/data' },
  {
    name: 'account-data-exports',
    path: '/account/data',
    before: answer('**/api/auth/me/data/', dataWithExports),
  },
  {
    name: 'account-data-locked',
    path: '/account/data',
    before: answer('**/api/auth/me/data/', { ...dataWithExports, deletion_at: '2026-12-10T08:00:00.000Z' }),
  },
  { name: 'account-data-out-of-reach', path: '/account/data', before: abortCalls('**/api/auth/me/data/') },
  { name: 'account-data-delete', path: '/account/data', after: clickButton('Delete my account') },
  { name: 'company', path: '/company/1' },
  { name: 'following', path: '/following' },
  { name: 'alerts', path: '/alerts' },
  { name: 'notices', path: '/notices' },
  { name: 'notices-settings', path: '/notices/settings' },
  { name: 'company-advantages', path: '/company/1', after: clickTab('Advantages') },
  { name: 'company-missing', path: '/company/999999' },
  {
    name: 'company-lists-on-the-way',
    path: '/company/3',
    before: stallCalls('**/api/auth/jobproviders/3/*/**'),
    isLoading: true,
  },
  {
    name: 'company-lists-out-of-reach',
    path: '/company/3',
    before: abortCalls('**/api/auth/jobproviders/3/*/**'),
  },
  { name: 'company-out-of-reach', path: '/company/3', before: abortCalls('**/api/auth/jobproviders/3/') },
  { name: 'messages', path: '/messages' },
  { name: 'messages-thread', path: '/messages', after: openThread },
  { name: 'messages-thread-narrow', path: '/messages', after: openThread, isNarrow: true },
  {
    name: 'messages-too-long',
    path: '/messages',
    after: inTurn(openThread, fill(/^Message to/, 'Far too long. '.repeat(800)), waitForText(/too many\.$/)),
  },
  { name: 'messages-missing', path: '/messages?application=999999' },
  { name: 'messages-out-of-reach', path: '/messages', before: abortCalls('**/api/messages/**') },
  {
    name: 'messages-thread-out-of-reach',
    path: '/messages?application=1',
    before: abortCalls('**/api/messages/*application=*'),
  },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-editing', path: '/dashboard', after: editPart('Edit About Myself') },
  { name: 'dashboard-editing-skills', path: '/dashboard', after: editPart('Edit Strong Points') },
  // Visitors receive the board and jobs rendered by the server; only signed-in users see a loading state.
  { name: 'home-on-the-way', path: '/', before: stallCalls('**/api/jobs/**'), isLoading: true },
  { name: 'home-out-of-reach', path: '/', before: abortCalls('**/api/jobs/**') },
  { name: 'job-on-the-way', path: '/job/7', before: stallCalls('**/api/jobs/7/'), isLoading: true },
  { name: 'job-out-of-reach', path: '/job/7', before: abortCalls('**/api/jobs/7/') },
  {
    name: 'dashboard-on-the-way',
    path: '/messages',
    after: goToDashboard(stallCalls('**/api/auth/**')),
    isLoading: true,
  },
  {
    name: 'dashboard-lists-out-of-reach',
    path: '/messages',
    after: goToDashboard(abortCalls('**/api/auth/{reviews-by-provider,applications}/**')),
  },
  {
    name: 'dashboard-out-of-reach',
    path: '/messages',
    after: goToDashboard(abortCalls('**/api/auth/jobseekers/')),
  },
  {
    name: 'dashboard-unknown-role',
    path: '/dashboard',
    before: (page) =>
      page.route('**/dashboard', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '"account_type":"job_seeker"',
          '"account_type":"auditor"',
        );
        await route.fulfill({ response, body });
      }),
    after: waitForText('Accès non autorisé'),
  },
  { name: 'edit-profile', path: '/dashboard', after: follow('Edit Profile') },
  {
    name: 'edit-profile-refused',
    path: '/dashboard',
    after: inTurn(follow('Edit Profile'), fill('First name', ''), clickButton('Save Changes')),
  },
  {
    name: 'edit-profile-leaving',
    path: '/dashboard',
    after: inTurn(follow('Edit Profile'), fill('First name', 'Lea'), clickButton('Cancel'), waitForQuestion),
  },
  { name: 'edit-other-profile', path: '/edit-seeker/999999' },
  { name: 'documents', path: '/documents' },
  {
    name: 'documents-refused',
    path: '/documents',
    after: (page) => page.getByLabel('Upload PDF documents').setInputFiles(refusedFiles),
  },
  {
    name: 'documents-uploading',
    path: '/documents',
    before: stallCalls('**/api/auth/attachments/', 'POST'),
    after: (page) => page.getByLabel('Upload PDF documents').setInputFiles(heldFile),
  },
  { name: 'documents-delete', path: '/documents', after: inTurn(clickButton(/^Delete/), waitForQuestion) },
  { name: 'documents-out-of-reach', path: '/documents', before: abortCalls('**/api/auth/attachments/**') },
  { name: 'applications', path: '/applications' },
  { name: 'applications-nothing-found', path: '/applications?search=nothing-has-this-name' },
  {
    name: 'applications-on-the-way',
    path: '/applications',
    before: stallCalls('**/api/auth/applications/**'),
    isLoading: true,
  },
  {
    name: 'applications-out-of-reach',
    path: '/applications',
    before: abortCalls('**/api/auth/applications/**'),
  },
  { name: 'apply', path: '/?page=3', after: follow(/^Apply Now/) },
  {
    name: 'apply-refused',
    path: '/?page=3',
    after: inTurn(follow(/^Apply Now/), clickButton('Submit Application')),
  },
  { name: 'apply-invalid', path: '/job/none/apply' },
  { name: 'apply-gone', path: '/job/999999/apply' },
  { name: 'apply-on-the-way', path: '/job/7/apply', before: stallCalls('**/api/jobs/7/'), isLoading: true },
  { name: 'apply-out-of-reach', path: '/job/7/apply', before: abortCalls('**/api/jobs/7/') },
  { name: 'application', path: '/applications', after: openApplication },
  { name: 'application-missing', path: '/applications/999999' },
  { name: 'application-withdrawn', path: '/applications?status=withdrawn', after: openApplication },
  { name: 'application-edit', path: '/applications?status=pending', after: openAction('Edit Application') },
  {
    name: 'application-edit-refused',
    path: '/applications?status=pending',
    after: inTurn(
      openAction('Edit Application'),
      (page) => page.getByRole('dialog').last().getByLabel('Phone').fill(''),
      inDialog('Save Changes'),
    ),
  },
  {
    name: 'application-documents',
    path: '/applications?status=pending',
    after: inTurn(openAction('Documents'), inDialog('Show My Documents')),
  },
  {
    name: 'application-withdraw',
    path: '/applications?status=pending',
    after: inTurn(openAction('Withdraw'), waitForQuestion),
  },
  {
    name: 'application-review',
    path: '/applications?status=rejected',
    after: openAction('Review Company'),
  },
];

export const STUDENT_SCREENS: readonly Screen[] = SCREENS.map(({ name, ...screen }) => ({
  ...screen,
  name: `student-${name}`,
  as: 'student',
}));
