import type {
  Account,
  AccountSession,
  Application,
  CompanyDashboard,
  Interview,
  Job,
  JobAlert,
  JobFacets,
  JobProvider,
  JobProviderTotals,
  JobSeeker,
  Message,
  MessageThread,
  StatusCounts,
  User,
} from '@metier/sdk/contract';

/** Realistic records with every field of the contract; a test specifies only the fields it tests. */

export const makeUser = (given: Partial<User> = {}): User => ({
  id: 1,
  username: 'lea',
  email: 'lea.muster@example.ch',
  email_confirmed: true,
  account_type: 'job_seeker',
  profile_picture: null,
  ...given,
});

export const makeAccount = (given: Partial<Account> = {}): Account => ({
  username: 'lea',
  email: 'lea.muster@example.ch',
  email_confirmed: true,
  requested_email: null,
  two_step: { since: null, recovery_codes_left: 0, is_required: false },
  ...given,
});

export const makeAccountSession = (given: Partial<AccountSession> = {}): AccountSession => ({
  id: 71,
  browser: 'Firefox on Linux',
  network: '192.0.2.0/24',
  created_at: '2026-11-20T09:00:00Z',
  last_seen_at: '2026-11-26T13:30:00Z',
  is_current: true,
  ...given,
});

export const makeJobFacets = (given: Partial<JobFacets> = {}): JobFacets => ({
  contract_type: [],
  activity_rate: [],
  salary_type: [],
  work_mode: [],
  level: [],
  canton: [],
  language: [],
  ...given,
});

export const makeJobSeeker = (given: Partial<JobSeeker> = {}): JobSeeker => ({
  id: 11,
  user: { id: 1, email: 'lea.muster@example.ch', profile_picture: null },
  firstname: 'Léa',
  lastname: 'Muster',
  birthdate: '2001-04-12',
  address: 'Rue du Lac 4',
  city: 'Lausanne',
  postal_code: '1003',
  region: 'VD',
  biography: '',
  experience: '',
  skill: [],
  skill_names: [],
  favorite_job: [],
  ...given,
});

export const makeJobProvider = (given: Partial<JobProvider> = {}): JobProvider => ({
  id: 21,
  user: { id: 2, username: 'altamedica', email: 'jobs@example.ch', profile_picture: null },
  company_name: 'Alta Medica',
  company_address: 'Länggassstrasse 12',
  company_city: 'Bern',
  company_postal_code: '3012',
  company_region: 'BE',
  company_description: 'Care in people’s homes.',
  work_ethics: 'Time for people.',
  work_ethics_statement: 'Time for people.',
  company_website: 'https://example.ch',
  advantages: [],
  average_rating: 4.2,
  reviews_count: 38,
  ...given,
});

export const makeJob = (given: Partial<Job> = {}): Job => ({
  id: 31,
  title: 'Care assistant in home care',
  description:
    'You visit eight people a day.\n\n## Responsibilities\n- Basic care\n\n## Requirements\n- SRK certificate',
  location: 'Bern',
  type: 'permanent',
  contract_type: 'permanent',
  salary: '5200.00',
  salary_type: 'monthly',
  salary_currency: 'CHF',
  activity_rate: 80,
  work_mode: 'on_site',
  start_date: '2027-02-01',
  end_date: null,
  is_active: true,
  created_at: '2026-11-16T08:00:00.000Z',
  language: 'en',
  company: 'Alta Medica',
  job_provider: {
    id: 21,
    company_name: 'Alta Medica',
    company_description: 'Care in people’s homes.',
    company_website: 'https://example.ch',
    company_city: 'Bern',
    company_logo: null,
    average_rating: 4.2,
    reviews_count: 38,
  },
  ...given,
});

export const makeJobAlert = (given: Partial<JobAlert> = {}): JobAlert => ({
  id: 61,
  name: 'Care in Bern',
  rhythm: 'daily',
  is_paused: false,
  path: '/?keyword=care&location=Bern&ordering=newest',
  created_at: '2026-11-20T09:30:00.000Z',
  ...given,
});

export const makeApplication = (given: Partial<Application> = {}): Application => ({
  id: 41,
  job: {
    id: 31,
    title: 'Care assistant in home care',
    location: 'Bern',
    type: 'permanent',
    contract_type: 'permanent',
    is_active: true,
    salary_type: 'monthly',
    activity_rate: 80,
    language: 'en',
    job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
  },
  job_seeker: 11,
  applicant_name: 'Léa Muster',
  applicant_picture: null,
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea.muster@example.ch',
  phone: '+41 79 555 01 02',
  cover_letter: '',
  resume: null,
  resume_name: null,
  experience: '1-3',
  availability: '2027-02-01',
  salary_expectation: '5200.00',
  additional_info: '',
  documents: [],
  status: 'pending',
  submitted_at: '2026-11-20T09:00:00.000Z',
  reviewed_at: null,
  shortlisted_at: null,
  hired_at: null,
  rejected_at: null,
  withdrawn_at: null,
  ...given,
});

/** What waits for a company: nothing, unless given. */
export const makeCompanyDashboard = (given: Partial<CompanyDashboard> = {}): CompanyDashboard => ({
  jobs: [],
  half_answered_within_days: null,
  waiting: { total: 0, late: 0, oldest: null },
  ...given,
});

/** Number of applications per status; 0 for statuses that are not given. */
export function makeStatusCounts(given: Partial<StatusCounts['by_status']> = {}): StatusCounts {
  const none = { pending: 0, reviewed: 0, shortlisted: 0, interview: 0, hired: 0, rejected: 0, withdrawn: 0 };
  const counts = { ...none, ...given };
  return { total: Object.values(counts).reduce((sum, count) => sum + count, 0), by_status: counts };
}

export const makeJobProviderTotals = (given: Partial<JobProviderTotals> = {}): JobProviderTotals => ({
  jobs: 0,
  active_jobs: 0,
  views: 0,
  applications: 0,
  followers: 0,
  ...given,
});

export const makeMessage = (given: Partial<Message> = {}): Message => ({
  id: 1,
  application: 41,
  is_mine: false,
  subject: 'Regarding your application for Care assistant',
  body: 'Can you come on Monday?',
  read: true,
  created_at: '2026-11-16T09:00:00.000Z',
  ...given,
});

export const makeThread = (given: Partial<MessageThread> = {}): MessageThread => ({
  application: 41,
  status: 'reviewed',
  job: { id: 31, title: 'Care assistant' },
  other: { id: 21, name: 'Alta Medica', picture: null },
  last_message: makeMessage(),
  unread_count: 0,
  ...given,
});

export const makeInterview = (given: Partial<Interview> = {}): Interview => ({
  id: 61,
  application: 41,
  job: { id: 31, title: 'Care assistant in home care' },
  company: { id: 21, name: 'Alta Medica' },
  candidate: { id: 11, name: 'Léa Muster' },
  state: 'offered',
  kind: 'video',
  place: 'https://meet.example.ch/room',
  minutes: 45,
  interviewers: ['Anna Meier'],
  note: '',
  message: '',
  starts_at: null,
  slots: [
    { id: 1, starts_at: '2097-03-04T09:00:00.000Z', proposed_by: 'job_provider', is_taken: false },
    { id: 2, starts_at: '2097-03-04T13:00:00.000Z', proposed_by: 'job_provider', is_taken: false },
    { id: 3, starts_at: '2097-03-05T09:00:00.000Z', proposed_by: 'job_provider', is_taken: false },
  ],
  calendar: null,
  ...given,
});
