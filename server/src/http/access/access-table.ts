/**
 * Access required by an operation, checked before anything of the request is read. Services restrict it
 * further to the user's own data.
 */
export type Access = 'public' | 'login' | 'job_seeker' | 'job_provider' | 'team';

/** Principals in the order of every row's outcomes; "owning" means related to the requested resource. */
export const PRINCIPALS = [
  'anonymous',
  'owning seeker',
  'other seeker',
  'owning provider',
  'other provider',
] as const;
export type Principal = (typeof PRINCIPALS)[number];

type Outcomes = readonly [
  anonymous: number,
  owningSeeker: number,
  otherSeeker: number,
  owningProvider: number,
  otherProvider: number,
];

/** `outcomes` are the statuses by principal when all five send the request of an authorized sender. */
export type AccessRow = readonly [access: Access, outcomes: Outcomes, operationId: string, summary: string];

const allPrincipals = (status: number): Outcomes => [status, status, status, status, status];
/** Any signed-in user; a list with this access contains only the user's own entries. */
const signedIn = (status: number): Outcomes => [401, status, status, status, status];
const seekers = (status: number): Outcomes => [401, status, status, 403, 403];
const providers = (status: number): Outcomes => [401, 403, 403, status, status];
/** Requires a team token; a session is not sufficient. */
const teams: Outcomes = allPrincipals(401);

/**
 * Every operation of the API: the source of route guards, access-test cases, OpenAPI operations and
 * docs/access.md. A route without a row does not start; a row without a route fails the tests.
 */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  'GET /openapi.json': ['public', allPrincipals(200), 'getOpenapi', 'This description'],

  'POST /auth/login/': ['public', allPrincipals(200), 'login', 'Open a session'],
  'POST /auth/logout/': ['public', allPrincipals(204), 'logout', 'End the session'],
  'POST /auth/register/': ['public', allPrincipals(201), 'register', 'Make an account and open its session'],
  'PUT /auth/register/': [
    'login',
    signedIn(200),
    'reviseRegistration',
    'Correct an account that has no profile yet',
  ],
  'GET /auth/me/': ['login', signedIn(200), 'getMe', 'The signed-in user'],
  'GET /auth/current-user/': ['login', signedIn(200), 'getCurrentUser', 'The id of the signed-in user'],
  'GET /auth/pictures/:id/': ['public', [404, 200, 404, 200, 404], 'getPicture', 'A profile picture'],
  'PUT /auth/me/picture/': ['login', signedIn(200), 'replacePicture', 'Set one’s picture or logo'],
  'DELETE /auth/me/picture/': ['login', signedIn(204), 'removePicture', 'Take one’s picture or logo away'],

  'POST /auth/password-reset/': [
    'public',
    allPrincipals(200),
    'requestPasswordReset',
    'Be mailed a link to a new password',
  ],
  'POST /auth/password-reset/confirm/': [
    'public',
    allPrincipals(204),
    'confirmPasswordReset',
    'Set a new password by a mailed link',
  ],
  'GET /auth/sessions/': ['login', signedIn(200), 'listSessions', 'One’s signed-in browsers'],
  'DELETE /auth/sessions/:id/': ['login', [401, 204, 404, 404, 404], 'endSession', 'Sign one of them out'],

  'POST /newsletter/': ['public', allPrincipals(200), 'subscribeToNewsletter', 'Ask for the newsletter'],
  'POST /newsletter/confirm/': [
    'public',
    allPrincipals(204),
    'confirmNewsletter',
    'Confirm a subscription by its mailed link',
  ],
  'POST /newsletter/unsubscribe/': [
    'public',
    allPrincipals(204),
    'leaveNewsletter',
    'End a subscription by its mailed link',
  ],

  'GET /auth/regions/': ['public', allPrincipals(200), 'listRegions', 'The cantons'],
  'GET /auth/skills/': ['public', allPrincipals(200), 'listSkills', 'The skills'],
  'POST /auth/skills/': [
    'job_seeker',
    seekers(201),
    'createSkill',
    'Add a skill, or get the one of this name',
  ],
  'GET /auth/advantages/': [
    'public',
    allPrincipals(200),
    'listAdvantages',
    'The advantages companies can name',
  ],
  'POST /auth/advantages/': [
    'job_provider',
    providers(201),
    'createAdvantage',
    'Add an advantage, or get the one of this name',
  ],

  'GET /jobs/': ['public', allPrincipals(200), 'searchJobs', 'Search the active jobs'],
  'GET /jobs/:id/': ['public', allPrincipals(200), 'getJob', 'One job'],
  'POST /jobs/': ['job_provider', providers(201), 'createJob', 'Publish a job'],
  'GET /auth/jobs/:id/': ['job_provider', [401, 403, 403, 200, 404], 'getOwnJob', 'One of one’s own jobs'],
  'PATCH /auth/jobs/:id/': [
    'job_provider',
    [401, 403, 403, 200, 404],
    'updateJob',
    'Edit, pause or resume a job',
  ],

  'GET /auth/jobseekers/': [
    'login',
    signedIn(200),
    'listJobSeekers',
    'Oneself, or the applicants of one’s jobs',
  ],
  'GET /auth/jobseekers/:id/': ['login', [401, 200, 404, 200, 404], 'getJobSeeker', 'One profile'],
  'POST /auth/jobseekers/': ['job_seeker', seekers(201), 'createJobSeeker', 'Make one’s profile'],
  'PATCH /auth/jobseekers/:id/': [
    'job_seeker',
    [401, 200, 404, 403, 403],
    'updateJobSeeker',
    'Edit one’s profile',
  ],

  'GET /auth/jobproviders/': ['public', allPrincipals(200), 'listJobProviders', 'The companies'],
  'GET /auth/jobproviders/:id/': ['public', allPrincipals(200), 'getJobProvider', 'One company'],
  'GET /auth/jobproviders/:id/jobs/': [
    'public',
    allPrincipals(200),
    'listJobsOfProvider',
    'The jobs of one company',
  ],
  'GET /auth/jobproviders/:id/totals/': [
    'job_provider',
    [401, 403, 403, 200, 404],
    'getJobProviderTotals',
    'One’s company in figures',
  ],
  'POST /auth/jobproviders/': ['job_provider', providers(201), 'createJobProvider', 'Make one’s company'],
  'PATCH /auth/jobproviders/:id/': [
    'job_provider',
    [401, 403, 403, 200, 404],
    'updateJobProvider',
    'Edit one’s company',
  ],

  'GET /auth/applications/': ['login', signedIn(200), 'listApplications', 'Applications sent or received'],
  'GET /auth/applications/status-counts/': [
    'login',
    signedIn(200),
    'countApplications',
    'How many of them there are of each status',
  ],
  'POST /auth/applications/': [
    'job_seeker',
    [401, 201, 404, 403, 403],
    'createApplication',
    'Apply to a job',
  ],
  'GET /auth/applications/:id/': ['login', [401, 200, 404, 200, 404], 'getApplication', 'One application'],
  'PATCH /auth/applications/:id/': [
    'login',
    [401, 200, 404, 403, 404],
    'updateApplication',
    'Change answers or resume, or withdraw; for the company: its notes',
  ],
  'PATCH /auth/applications/:id/update-status/': [
    'login',
    [401, 403, 404, 200, 404],
    'updateApplicationStatus',
    'Move an application along its way',
  ],
  'POST /auth/applications/update-status/': [
    'job_provider',
    providers(200),
    'updateApplicationStatuses',
    'Move several applications along their way',
  ],
  'POST /auth/applications/:id/add-note/': ['login', [401, 403, 404, 201, 404], 'addNote', 'Keep a note'],
  'GET /auth/applications/:id/resume/': ['login', [401, 200, 404, 200, 404], 'getResume', 'The resume'],
  'GET /auth/applications/:id/documents/:document/': [
    'login',
    [401, 200, 404, 200, 404],
    'getApplicationDocument',
    'A document of an application',
  ],

  'GET /messages/': ['login', signedIn(200), 'listMessages', 'One’s threads, or the messages of one thread'],
  'GET /events/': ['login', signedIn(200), 'listenToEvents', 'Be told of new messages as they come'],
  'GET /messages/unread-count/': ['login', signedIn(200), 'countUnreadMessages', 'How many are unread'],
  'POST /messages/': ['login', [401, 201, 404, 201, 404], 'sendMessage', 'Write to the other side'],
  'PATCH /messages/:id/': ['login', [401, 200, 404, 403, 404], 'readMessage', 'Mark a received one as read'],

  'GET /auth/reviews-by-provider/': [
    'login',
    signedIn(200),
    'listSeekerReviews',
    'What employers say of oneself, or one’s company of those it hired',
  ],
  'POST /auth/reviews-by-provider/': [
    'job_provider',
    [401, 403, 403, 201, 404],
    'reviewSeeker',
    'Review a candidate one has hired',
  ],
  'GET /auth/jobproviders/:id/reviews/': [
    'public',
    allPrincipals(200),
    'listCompanyReviews',
    'What candidates say of a company',
  ],
  'POST /auth/jobproviders/:id/reviews/': [
    'job_seeker',
    [401, 201, 409, 403, 403],
    'reviewCompany',
    'Review a company that has handled one’s application, once this has ended',
  ],

  'GET /auth/attachments/': ['job_seeker', seekers(200), 'listAttachments', 'One’s library of documents'],
  'POST /auth/attachments/': [
    'job_seeker',
    [401, 201, 404, 403, 403],
    'createAttachment',
    'Add a document to one’s library',
  ],
  'DELETE /auth/attachments/:id/': [
    'job_seeker',
    [401, 204, 404, 403, 403],
    'deleteAttachment',
    'Remove a document from one’s library',
  ],
  'GET /auth/attachments/:id/file/': [
    'job_seeker',
    [401, 200, 404, 403, 403],
    'getAttachmentFile',
    'A document of one’s library',
  ],
  'POST /auth/application-documents/': [
    'login',
    [401, 201, 404, 403, 404],
    'addApplicationDocument',
    'Add a file, or a copy of a library document, to one’s application',
  ],
  'DELETE /auth/application-documents/:id/': [
    'login',
    [401, 204, 404, 403, 404],
    'deleteApplicationDocument',
    'Remove a document from one’s application',
  ],

  'GET /jobs/facets/': [
    'public',
    allPrincipals(200),
    'countJobFacets',
    'How many jobs each filter would find',
  ],
  'PUT /jobs/:id/favorite/': ['job_seeker', seekers(204), 'addFavorite', 'Save a job'],
  'DELETE /jobs/:id/favorite/': ['job_seeker', seekers(204), 'removeFavorite', 'Save a job no longer'],
  'GET /auth/jobseekers/:id/favorites/': [
    'job_seeker',
    [401, 200, 404, 403, 403],
    'listFavorites',
    'The jobs one has saved',
  ],
  'GET /auth/jobseekers/:id/applications/': [
    'login',
    [401, 200, 404, 200, 404],
    'listApplicationsOfSeeker',
    'One’s applications, or an applicant’s to one’s jobs',
  ],
  'GET /auth/jobproviders/:id/applications/': [
    'login',
    [401, 200, 200, 200, 404],
    'listApplicationsOfProvider',
    'What one’s company has received, or what one has sent to it',
  ],

  'POST /releases/': ['team', teams, 'publishRelease', 'Publish a release of one’s remote'],
  'GET /releases/': ['team', teams, 'listReleases', 'The releases that are kept'],
  'GET /releases/status/': ['team', teams, 'getReleaseStatus', 'What is live, with rollouts and health'],
  'POST /releases/check/': ['team', teams, 'checkRelease', 'Ask whether a release can be deployed'],
  'POST /releases/moves/': [
    'team',
    teams,
    'moveRelease',
    'Promote, roll back, kill, revive, roll out or halt',
  ],
  'GET /releases/moves/': ['team', teams, 'listMoves', 'Who has moved what, and why'],
  'POST /releases/trains/': ['team', teams, 'promoteTrain', 'Promote several releases as one'],
  'POST /releases/trains/:id/rollback/': ['team', teams, 'rollBackTrain', 'Take such a train back as one'],
  'GET /releases/tokens/': ['team', teams, 'listTokens', 'The teams’ tokens, for operators'],
  'POST /releases/tokens/': ['team', teams, 'createToken', 'Make a token for a team, for operators'],
  'DELETE /releases/tokens/:id/': ['team', teams, 'endToken', 'End a team’s token, for operators'],
  'GET /releases/paths/': ['team', teams, 'listPathGrants', 'Which remote may claim which paths'],
  'POST /releases/paths/': ['team', teams, 'grantPath', 'Let a remote claim a path, for operators'],
  'DELETE /releases/paths/:id/': ['team', teams, 'revokePath', 'Take a path from a remote, for operators'],
  'GET /releases/audit/': ['team', teams, 'listAudit', 'What was done and what was refused'],
  'POST /releases/previews/': ['team', teams, 'startPreview', 'Show a remote that runs on one’s own machine'],
  'PUT /releases/previews/:id/': ['team', teams, 'renewPreview', 'Say what it is made of by now'],
  'DELETE /releases/previews/:id/': ['team', teams, 'endPreview', 'Show it no longer'],
  'GET /releases/failures/': ['team', teams, 'listFailures', 'The failures that pages have told of'],
  'POST /reports/': ['public', allPrincipals(204), 'sendReports', 'Tell of a page’s views and failures'],
  'POST /reports/csp/': ['public', allPrincipals(204), 'reportPolicies', 'Tell what a policy has refused'],
  'GET /releases/session/': ['team', teams, 'getTeamSession', 'Whose token it is, and what it is for'],
  'POST /releases/session/': ['public', allPrincipals(200), 'openTeamSession', 'Show a token for /platform'],
  'DELETE /releases/session/': ['public', allPrincipals(204), 'endTeamSession', 'Take it away again'],
};
