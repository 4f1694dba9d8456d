/** One or two screens of each kind. Together they use 87 of 100 CSS classes that all screens use. */
export const SAMPLE_NAMES: readonly string[] = [
  // Search, reading and texts.
  'home-more-filters',
  'home-nothing-found',
  'company',
  'student-job',
  'student-company-lists-out-of-reach',
  'student-dashboard-on-the-way',
  'privacy',
  // Accounts.
  'login-refused',
  'register-incomplete',
  'student-without-profile-register-profile-refused',
  'student-account-scan',
  // The candidate's side.
  'student-dashboard-editing',
  'student-apply-refused',
  'student-application-documents',
  'student-documents-refused',
  // The employer's side.
  'employer-dashboard-reject',
  'employer-dashboard-advantages',
  'employer-edit-job-refused',
  'employer-applications-selected',
  'employer-board-menu',
  'employer-applicant-review',
  'employer-messages-thread',
  'new-employer-dashboard',
  // Operators, and the release console.
  'moderation-queue',
  'moderation-case',
  'platform-narrow',
];
