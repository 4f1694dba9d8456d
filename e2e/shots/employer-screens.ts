import type { Screen, Step } from './screen';
import {
  answer,
  choose,
  clickButton,
  clickTab,
  abortCalls,
  fill,
  follow,
  followInMenu,
  followInDialog,
  goToDashboard,
  stallCalls,
  inDialog,
  inTurn,
  openDialog,
  openMainMenu,
  openMenu,
  openThread,
  waitForQuestion,
  waitForText,
  unfold,
} from './steps';

const openApplication = openDialog('link', /^View the application of/);
const openContact = inTurn(openApplication, inDialog('Contact'));
const openApplicant = inTurn(openApplication, followInDialog('View profile'));
const openJob = followInMenu(/^Actions for/, 'Edit');
const openProfile = unfold('Company Profile');
const openDraft = (name: RegExp) => inTurn(unfold('Drafts and scheduled jobs'), follow(name));
const openPost = inTurn(fill('Job title', 'Nurse'), fill('Responsibility 1', 'Plan the round'));

/** Every status change is refused. */
const refuseMoves: Step = (page) =>
  page.route('**/api/auth/planned-moves/', (route) => {
    const { applications } = route.request().postDataJSON() as { applications: number[] };
    const detail = 'Already hired.';
    const refused = applications.map((application) => ({ application, detail }));
    return route.fulfill({ json: { planned: [], refused } });
  });

// By keyboard: on a phone the head of the table is not shown.
const selectAll: Step = (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).press(' ');

const SCREENS: readonly Omit<Screen, 'as'>[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', after: openMainMenu, isNarrow: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-advantages', path: '/dashboard', after: inTurn(openProfile, clickTab('Advantages')) },
  { name: 'dashboard-ethics', path: '/dashboard', after: inTurn(openProfile, clickTab('Work Ethics')) },
  { name: 'dashboard-filtered', path: '/dashboard?status=withdrawn&jobs=inactive' },
  {
    name: 'dashboard-reject',
    path: '/dashboard?status=pending',
    after: inTurn(
      choose(/^Other actions for (?!the closing)/, 'Reject'),
      waitForText('Send a message with the rejection'),
    ),
  },
  {
    name: 'dashboard-on-the-way',
    path: '/messages',
    after: goToDashboard(stallCalls('**/api/auth/jobproviders/**')),
    isLoading: true,
  },
  {
    name: 'dashboard-out-of-reach',
    path: '/messages',
    after: goToDashboard(abortCalls('**/api/auth/applications/**')),
  },
  { name: 'company', path: '/dashboard', after: follow('View Reviews') },
  {
    name: 'job',
    path: '/dashboard',
    after: inTurn(openJob, follow('View the job')),
  },
  { name: 'applications', path: '/applications' },
  { name: 'applications-narrow', path: '/applications', isNarrow: true },
  { name: 'applications-filtered', path: '/applications?status=shortlisted&search=a' },
  { name: 'applications-nothing-found', path: '/applications?search=nothing-has-this-name' },
  { name: 'applications-selected', path: '/applications', after: selectAll },
  {
    name: 'applications-refused',
    path: '/applications?status=pending',
    before: refuseMoves,
    after: inTurn(selectAll, clickButton(/^Shortlist$/), waitForText('Nothing was changed.')),
  },
  { name: 'applications-menu', path: '/applications', after: openMenu(/^More actions for/) },
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
  { name: 'board', path: '/applications?view=board' },
  { name: 'board-menu', path: '/applications?view=board', after: openMenu(/^Move /) },
  { name: 'application', path: '/applications?status=pending', after: openApplication },
  { name: 'application-narrow', path: '/applications?status=hired', after: openApplication, isNarrow: true },
  { name: 'application-withdrawn', path: '/applications?status=withdrawn', after: openApplication },
  { name: 'application-missing', path: '/applications/999999' },
  {
    name: 'application-notes',
    path: '/applications?status=pending',
    before: abortCalls('**/api/auth/applications/*/', 'PATCH'),
    after: inTurn(
      openApplication,
      (page) => page.getByLabel('Private notes').fill('Calls back on Monday'),
      inDialog('Save notes'),
      waitForText('Failed to save notes. Please try again.'),
    ),
  },
  { name: 'application-contact', path: '/applications?status=pending', after: openContact },
  {
    name: 'application-contact-refused',
    path: '/applications?status=pending',
    after: inTurn(openContact, inDialog('Send message'), waitForText('This field is required.')),
  },
  { name: 'applicant', path: '/applications', after: openApplicant },
  { name: 'applicant-missing', path: '/jobseeker/999999' },
  { name: 'applicant-out-of-reach', path: '/jobseeker/1', before: abortCalls('**/api/auth/jobseekers/**') },
  {
    name: 'applicant-review',
    path: '/applications?status=hired',
    before: answer('**/api/auth/reviews-by-provider/**', []),
    after: inTurn(openApplicant, openDialog('button', 'Write a review'), inDialog('Publish Review')),
  },
  { name: 'jobcreation', path: '/jobcreation' },
  {
    name: 'jobcreation-filled',
    path: '/jobcreation',
    after: inTurn(openPost, clickButton('Add requirement')),
  },
  {
    name: 'jobcreation-benefits',
    path: '/jobcreation',
    after: (page) => page.getByRole('checkbox', { name: 'Paid time off' }).check(),
  },
  { name: 'jobcreation-refused', path: '/jobcreation', after: clickButton('Post Job') },
  { name: 'jobcreation-preview', path: '/jobcreation', after: clickButton('Show preview'), isNarrow: true },
  {
    name: 'jobcreation-leaving',
    path: '/jobcreation',
    before: abortCalls('**/api/auth/job-drafts/'),
    after: inTurn(
      openPost,
      waitForText('The draft is not saved. Trying again…'),
      clickButton('Cancel'),
      waitForQuestion,
    ),
  },
  { name: 'jobcreation-draft', path: '/dashboard', after: openDraft(/^Continue /) },
  { name: 'jobcreation-scheduled', path: '/dashboard', after: openDraft(/^Change /) },
  {
    name: 'jobcreation-schedule',
    path: '/dashboard',
    after: inTurn(openDraft(/^Change /), clickButton('Change the time…')),
  },
  { name: 'jobcreation-draft-missing', path: '/jobcreation?draft=999999' },
  { name: 'edit-job', path: '/dashboard', after: openJob },
  {
    name: 'edit-job-refused',
    path: '/dashboard',
    after: inTurn(openJob, fill('Job title', ''), clickButton('Save Changes')),
  },
  { name: 'edit-job-invalid', path: '/edit-job/none' },
  { name: 'edit-job-missing', path: '/edit-job/999999' },
  { name: 'edit-job-out-of-reach', path: '/edit-job/1', before: abortCalls('**/api/auth/jobs/1/') },
  { name: 'edit-company', path: '/dashboard', after: follow('Edit Profile') },
  {
    name: 'edit-company-refused',
    path: '/dashboard',
    after: inTurn(
      follow('Edit Profile'),
      fill('Company name', ''),
      fill('Website', 'not an address'),
      clickButton('Save Changes'),
    ),
  },
  { name: 'edit-other-company', path: '/edit-provider/999999' },
  { name: 'messages', path: '/messages' },
  { name: 'notices', path: '/notices' },
  { name: 'notices-settings', path: '/notices/settings' },
  { name: 'messages-thread', path: '/messages', after: openThread },
  {
    name: 'messages-first',
    path: '/applications?status=pending',
    before: answer('**/api/messages/?*', []),
    after: inTurn(openContact, followInDialog('Open conversation')),
  },
];

export const EMPLOYER_SCREENS: readonly Screen[] = SCREENS.map(({ name, ...screen }) => ({
  ...screen,
  name: `employer-${name}`,
  as: 'employer',
}));
