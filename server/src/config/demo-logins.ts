export const STUDENT_USERNAME = 'student';
export const EMPLOYER_USERNAME = 'employer';

export const OPERATOR_USERNAME = 'operator';

/** Every demo account has this password; only these three accounts are shown to users. */
const PASSWORD = 'metier-demo';

export const demoLogins = [
  { label: 'Student', username: STUDENT_USERNAME, password: PASSWORD },
  { label: 'Employer', username: EMPLOYER_USERNAME, password: PASSWORD },
  { label: 'Operator', username: OPERATOR_USERNAME, password: PASSWORD },
] as const;

export const demoPassword = PASSWORD;
