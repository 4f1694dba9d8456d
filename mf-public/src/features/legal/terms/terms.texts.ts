import { defineTexts, TERMS_VERSION } from '@metier/sdk/rules';
import type { LegalText } from '../legal-text';

const texts: LegalText = {
  title: 'Terms',
  lead: 'What you may expect from Metier and what we expect from you, in plain words.',
  changedOn: TERMS_VERSION,
  sections: ({ address }) => [
    {
      id: 'service',
      title: 'What Metier is',
      blocks: [
        `Metier, ${address}, runs a place where employers publish jobs and people apply to them. We are not a party to what you agree with each other: no employment contract is made with us or by us.`,
        'Searching and applying is free for students. Nobody may ask an applicant for money here, neither we nor an employer.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          points: [
            'One account per person or company, with true details. You are at least 15 years old.',
            'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has it.',
            'You can end it whenever you like, under “Your data” of your account.',
          ],
        },
      ],
    },
    {
      id: 'students',
      title: 'If you apply',
      blocks: [
        {
          points: [
            'What you state about yourself is true, and the documents are yours.',
            'One application for each job. You can change it until it is withdrawn, and withdraw it whenever you like; a withdrawn one cannot be reopened, but you may apply again.',
            'Reviews of a company are for those whose application has ended. Write what you have seen yourself.',
          ],
        },
      ],
    },
    {
      id: 'employers',
      title: 'If you hire',
      blocks: [
        {
          points: [
            'A job you publish exists, is yours to fill, and its pay, rate and place are the real ones. Pause it when it is filled.',
            'Choose by what the work needs. Advertisements that discriminate, for instance by sex, origin or age, break Swiss law and are taken down.',
            'Use an application for that job alone. Do not pass it on, and answer it: a clear no is better than silence.',
            'You may write notes without asking, but the applicant may ask to see them under the data protection act. Write accordingly.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'What you write',
      blocks: [
        'Your texts, pictures and documents stay yours. You allow us to store and show them, as far as the site needs it and as long as they are on it.',
        'No insults, no advertising, nothing illegal, no programs that collect data from these pages in bulk. We may remove such things and close accounts, and tell you why.',
      ],
    },
    {
      id: 'liability',
      title: 'What we promise, and what not',
      blocks: [
        'We run the site with care, but cannot promise that it is always there, that a job offer is right in every word, or that you find a job or an employee. We are liable for what we do on purpose or by gross negligence; for the rest as little as Swiss law allows.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and law',
      blocks: [
        'If these terms change, we write to you a month before. If you do not agree, end your account; until then the old ones hold for you.',
        'Swiss law applies. The courts at our seat decide, unless a law gives you the courts at your own place, as it does to consumers and employees.',
      ],
    },
  ],
};

export const termsTexts = defineTexts('public/legal/terms', texts);
