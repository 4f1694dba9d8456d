import { EMPLOYER_USERNAME } from './make-companies';
import { STUDENT_USERNAME } from './make-people';

/** Every demo account has this password; only these two accounts are shown to users. */
const PASSWORD = 'metier-demo';

export const demoLogins = [
  { label: 'Student', username: STUDENT_USERNAME, password: PASSWORD },
  { label: 'Employer', username: EMPLOYER_USERNAME, password: PASSWORD },
] as const;

export const demoPassword = PASSWORD;
