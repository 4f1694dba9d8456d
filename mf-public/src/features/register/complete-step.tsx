import { Link, useSearchParams } from '@metier/sdk/router';
import { sanitizeRedirect, type AccountType } from '@metier/sdk/rules';
import { buttonClass, Card, StatusIcon, useTexts } from '@metier/sdk/ui';
import styles from './complete-step.module.css';
import { registerTexts } from './register.texts';

/** Where each step is taken; the first one is in the mail. */
const PATHS: Readonly<Record<AccountType, readonly (string | undefined)[]>> = {
  job_seeker: [undefined, '/documents', '/'],
  job_provider: [undefined, '/jobcreation', '/dashboard'],
};

/** Final step: what comes next, and a link back to the page before the registration. */
export function CompleteStep({ role }: { role: AccountType }) {
  const { complete: texts } = useTexts(registerTexts);
  const target = sanitizeRedirect(useSearchParams()[0].get('redirect'), '');
  return (
    <Card className={styles.card}>
      <StatusIcon icon="check" tone="good" />
      <p className={styles.text}>{texts.text}</p>
      <section aria-labelledby="next-steps" className={styles.next}>
        <h2 id="next-steps" className={styles.title}>
          {texts.next}
        </h2>
        <ol className={styles.steps}>
          {texts.steps[role].map((step, index) => (
            <NextStep key={step} text={step} to={PATHS[role][index]} />
          ))}
        </ol>
      </section>
      <div className={styles.actions}>
        {target && (
          <Link to={target} className={buttonClass()}>
            {texts.resume}
          </Link>
        )}
        <Link to="/dashboard" className={buttonClass(target ? 'secondary' : 'primary')}>
          {texts.dashboard}
        </Link>
        <Link to="/login" className={buttonClass('ghost')}>
          {texts.login}
        </Link>
      </div>
    </Card>
  );
}

const NextStep = ({ text, to }: { text: string; to: string | undefined }) => (
  <li>{to === undefined ? text : <Link to={to}>{text}</Link>}</li>
);
