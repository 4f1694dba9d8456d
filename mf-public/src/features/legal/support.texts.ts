import { defineTexts } from '@metier/sdk/rules';

interface Answer {
  readonly question: string;
  readonly answer: string;
}

interface Topic {
  readonly id: string;
  readonly title: string;
  readonly answers: readonly Answer[];
}

const topics: readonly Topic[] = [
  {
    id: 'account',
    title: 'Your account',
    answers: [
      {
        question: 'I have forgotten my password',
        answer:
          'Choose “Forgot your password?” on the login page and enter the e-mail of your account. The link we send works once, for 60 minutes. A new password logs you out on every device.',
      },
      {
        question: 'The mail does not arrive',
        answer:
          'Wait a few minutes and look into the spam folder. The site answers the same for every address, so that nobody can find out who is registered here: check that you entered the one of your account.',
      },
      {
        question: 'It says that there were too many attempts',
        answer:
          'After several wrong passwords an account is closed for a while, to everybody, so that nobody can guess it. Wait as long as the message says, or choose a new password by mail.',
      },
      {
        question: 'How do I delete my account, or get my data?',
        answer:
          'Under “Your data” of your account (/account/data). The account is locked at once, and you can keep it for some days; a deletion takes your profile, documents, applications, messages and reviews with it.',
      },
      {
        question: 'How do I change my username or e-mail?',
        answer: 'Write to us from the address of your account. We do it within a few days.',
      },
    ],
  },
  {
    id: 'students',
    title: 'For students',
    answers: [
      {
        question: 'Which files can I send?',
        answer:
          'A resume as PDF, DOC or DOCX of at most 5 MB; further documents to an application also as JPG or PNG. The library under Documents takes PDF of at most 10 MB, and what lies there can be attached to any application. Pictures of yourself: JPG, PNG or GIF, at most 5 MB.',
      },
      {
        question: 'Can I change an application that I have sent?',
        answer:
          'Yes, under My Applications: your answers, the resume and further documents, until you withdraw it.',
      },
      {
        question: 'What do the statuses mean?',
        answer:
          'Pending: sent, not looked at yet. Reviewed: somebody has read it. Shortlisted: you are among the few. Interview: they want to meet you. Hired and Rejected end it. You get a mail at every step.',
      },
      {
        question: 'What happens when I withdraw?',
        answer:
          'The employer keeps your name, the job, the dates and its own notes. It no longer sees your contact, answers and files, nor your profile unless you have applied to another of its jobs, and neither of you can write any more. The application can no longer be changed; if the job is still open, you may apply again.',
      },
      {
        question: 'Who sees my profile?',
        answer:
          'Only employers to whose jobs you have applied, until you withdraw, and not your date of birth, street or saved jobs. Nobody can search for students.',
      },
    ],
  },
  {
    id: 'employers',
    title: 'For employers',
    answers: [
      {
        question: 'How do I publish a job?',
        answer:
          'Complete the company profile first, then choose Post New Job on the dashboard. The job is public at once. Edit it whenever you like, or pause it: a paused job takes no applications and leaves the search.',
      },
      {
        question: 'Who reads our notes?',
        answer: 'Your company alone. The applicant does not see them, nor that there are any.',
      },
      {
        question: 'What does an applicant hear from us?',
        answer:
          'A mail at every change of status, and one for every message. Shortlisting leads to an interview or to hiring; hired and rejected cannot be taken back, so the site asks first.',
      },
      {
        question: 'How are views counted?',
        answer: 'Each visitor once a day for each job, and never you yourself.',
      },
    ],
  },
  {
    id: 'site',
    title: 'The site itself',
    answers: [
      {
        question: 'Can I have it dark, or light?',
        answer:
          'At the foot of every page, under Appearance. “System” follows your device. The choice is remembered on this device.',
      },
      {
        question: 'Does it work with a keyboard, or with a screen reader?',
        answer:
          'It is built and tested for both, after WCAG 2.2 AA. If something does not work for you, that is our mistake: please tell us which page and which program.',
      },
      {
        question: 'Something went wrong',
        answer:
          'Choose Try Again: what you typed is still there. If it stays broken, write to us what you did and when. We find it in our records by the time.',
      },
    ],
  },
];

export const supportTexts = defineTexts('public/legal/support', {
  title: 'Support',
  lead: 'Answers to what people ask us most, and how to reach us for everything else.',
  topics,
});
