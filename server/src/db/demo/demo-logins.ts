export const STUDENT_USERNAME = 'student';
export const EMPLOYER_USERNAME = 'employer';

/** Every demo account has this password; only these two accounts are shown to users. */
const PASSWORD = 'metier-demo';

export const demoLogins = [
  { label: 'Student', username: STUDENT_USERNAME, password: PASSWORD },
  { label: 'Employer', username: EMPLOYER_USERNAME, password: PASSWORD },
] as const;

export const demoPassword = PASSWORD;
