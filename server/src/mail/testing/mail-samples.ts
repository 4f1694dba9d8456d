import type { ApplicationStatus } from '@metier/sdk/rules';
import type { AccountChange, InterviewDetails, MailKind, MailPayloads } from '../mails';

/** Names as people enter them. */
export interface SampleNames {
  readonly company: string;
  readonly job: string;
  readonly person: string;
}

const WHEN = '2026-12-16T13:30:00.000Z';
const SLOTS = ['2026-12-16T13:30:00.000Z', '2026-12-17T09:00:00.000Z', '2026-12-18T07:15:00.000Z'];

const WORDS = [
  'Guten Tag Nora\n\nVielen Dank für Ihre Bewerbung.',
  'Wir melden uns bis Ende der Woche bei Ihnen, sobald wir alle Unterlagen in Ruhe angesehen haben; bis dahin bitten wir Sie um etwas Geduld. Mehr über uns: https://www.alpenbeck.example/ueber-uns/team-und-geschichte/seit-1924?von=bewerbung',
  '\nFreundliche Grüsse\nBeat Roth',
].join('\n');

const STATUSES: readonly ApplicationStatus[] = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'hired',
  'rejected',
  'withdrawn',
];

const CHANGES: Readonly<Record<AccountChange, true>> = {
  'email-requested': true,
  email: true,
  password: true,
  'two-step-on': true,
  'two-step-app': true,
  'two-step-off': true,
  'recovery-codes': true,
  'recovery-code-used': true,
  'passkey-added': true,
  'passkey-removed': true,
  'new-device': true,
};

const video: InterviewDetails = {
  kind: 'video',
  place: 'https://meet.alpenbeck.example/rooms/backstube-gespraeche',
  minutes: 45,
  interviewers: ['Beat Roth', 'Anna Meier'],
  note: 'Bringen Sie bitte Ihre Zeugnisse mit.',
};
const onSite: InterviewDetails = { ...video, kind: 'on_site', place: 'Marktgasse 8, 3011 Bern', note: '' };

const makeEvent = ({ company, job, person }: SampleNames, isCancelled: boolean) => ({
  ...{ uid: '1@metier', sequence: 1, isCancelled, startsAt: WHEN, stampedAt: WHEN, minutes: 45 },
  title: `Interview with ${company}: ${job}`,
  location: video.place,
  description: 'With: Beat Roth',
  organizer: { name: company, email: 'no-reply@jobs.example' },
  attendee: { name: person, email: 'nora@example.ch' },
});

type Samples = { readonly [Kind in MailKind]: readonly MailPayloads[Kind][] };

const account = 7;

const answers = {
  experience: '1-3',
  availability: '2027-02-01',
  salary: '5100.00',
  salaryType: 'monthly',
  rate: 80,
  city: 'Le Locle',
};

function makeApplicationSamples(names: SampleNames) {
  const { company, job, person } = names;
  const about = { account, application: 41, job };
  return {
    'application-received': [
      { ...about, applicant: person, answers },
      {
        ...about,
        applicant: person,
        answers: { ...answers, experience: '', availability: null, salary: null },
      },
    ],
    'application-withdrawn': [{ ...about, applicant: person }],
    'application-sent': [null, 1, 5].map((days) => ({ ...about, company, days })),
    'applications-waiting': [
      { account, job, jobId: 3, count: 1, days: 1, isSeen: false },
      { account, job, jobId: 3, count: 12, days: 5, isSeen: true },
    ],
    'status-changed': [
      ...STATUSES.map((status) => ({ ...about, company, status })),
      { ...about, company, status: 'rejected', body: WORDS },
    ],
    'message-received': [
      { ...about, other: company, message: 5, subject: `Ihre Bewerbung: ${job}`, body: WORDS },
    ],
    'message-copy': [{ application: 41, job, other: person, subject: `Ihre Bewerbung: ${job}`, body: WORDS }],
    'closing-planned': [1, 3].map((count) => ({ account, job, jobId: 3, count, sendAt: WHEN })),
    'job-closed': [{ ...about, company, body: WORDS }],
    'job-removed': [{ ...about, company }],
    'employer-left': [{ account, job }],
  } satisfies Partial<Samples>;
}

function makeInterviewSamples(names: SampleNames) {
  const { company, job, person } = names;
  const about = { account, application: 41, interview: 61, job, other: company };
  const uid = '1@metier';
  const [released, booked] = [makeEvent(names, true), makeEvent(names, false)];
  return {
    'interview-offered': [
      { ...about, uid, details: video, slots: SLOTS, event: null, isFirst: true },
      { ...about, uid, details: onSite, slots: SLOTS.slice(0, 1), event: released, isFirst: false },
    ],
    'interview-proposed': [
      { ...about, other: person, slots: SLOTS, words: WORDS, event: null },
      { ...about, other: person, slots: SLOTS.slice(1), words: '', event: released },
    ],
    'interview-booked': [
      { ...about, uid, startsAt: WHEN, isChanged: false, details: video, event: booked },
      { ...about, other: person, uid: null, startsAt: WHEN, isChanged: true, details: onSite, event: booked },
    ],
    'interview-declined': [{ ...about, other: person, words: WORDS, event: null }],
    'interview-cancelled': [
      { ...about, startsAt: WHEN, words: WORDS, event: released },
      { ...about, startsAt: null, words: '', event: null },
    ],
    'interview-reminder': [{ ...about, startsAt: WHEN, details: video }],
  } satisfies Partial<Samples>;
}

function makeJobSamples({ company, job }: SampleNames) {
  const jobs = [
    { id: 3, title: job, company, place: 'Bern', reason: 'In the title: “baker”' },
    { id: 4, title: 'Konditorin 60 %', company: 'Café Léonard', place: 'Le Locle', reason: '' },
  ];
  const alert = {
    alert: 5,
    title: job,
    count: 2,
    isCapped: false,
    path: '/?keyword=baker&location=Bern',
    jobs,
  };
  const employer = { account, company: 9, employer: company, job: 3, title: job, jobs };
  return {
    'job-alert': [
      { ...alert, account, jobIds: [3, 4] },
      { ...alert, account, count: 1, jobs: jobs.slice(0, 1), jobIds: [3] },
    ],
    'alert-jobs': [{ ...alert, count: 200, isCapped: true, address: 6 }],
    'company-jobs': [
      { ...employer, count: 1, isCapped: false, jobs: jobs.slice(0, 1) },
      { ...employer, count: 200, isCapped: true },
    ],
    'alert-confirm': [{ alert: 5 }],
    'newsletter-confirm': [{ token: 'o3S1x8GzQb7mN2kPZ4vTq9YcR6wL5hJd' }],
  } satisfies Partial<Samples>;
}

function makeAccountSamples({ company, job, person }: SampleNames) {
  const key = 'QB26UnFe0Gc3bJGli6cwEavkhpJ5f21uKlh9T5Hw';
  const items = [
    { text: `${company}: ${job}`, path: '/applications/41' },
    { text: `${person} has written to you about “${job}”.`, path: '/messages?application=41' },
  ];
  const decision = { account, decision: 8, title: job, reason: WORDS };
  return {
    'moderation-decision': [
      { ...decision, action: 'hide', target: 'job' },
      { ...decision, action: 'restore', target: 'company' },
    ],
    'review-received': [
      { account, company: 9, author: null },
      { account, company: 9, author: company },
    ],
    'daily-notices': [0, 1, 4].map((more) => ({ account, items, more })),
    'password-reset': [{ key }],
    'email-confirm': [
      { key, isNew: false },
      { key, isNew: true },
    ],
    'email-taken': [{}],
    'account-changed': Object.keys(CHANGES).map((change) => ({
      change: change as AccountChange,
      device: change === 'new-device' ? { browser: 'Firefox', system: 'Linux' } : undefined,
    })),
    'deletion-requested': [{ dueAt: WHEN }],
    'account-unused': [{ dueAt: WHEN }],
    'export-ready': [{ expiresAt: WHEN }],
  } satisfies Partial<Samples>;
}

/** Mails of every kind there is, with each of their forms. */
export const makeMailSamples = (names: SampleNames): Samples => ({
  ...makeApplicationSamples(names),
  ...makeInterviewSamples(names),
  ...makeJobSamples(names),
  ...makeAccountSamples(names),
});
