import { Link, useSearchParams } from '@metier/sdk/router';
import { sanitizeRedirect } from '@metier/sdk/rules';
import { buttonClass, Card, StatusIcon, useTexts } from '@metier/sdk/ui';
import styles from './complete-step.module.css';
import { registerTexts } from './register.texts';

/** Final step, with a link back to the page before the registration. */
export function CompleteStep() {
  const { complete: texts } = useTexts(registerTexts);
  const target = sanitizeRedirect(useSearchParams()[0].get('redirect'), '');
  return (
    <Card className={styles.card}>
      <StatusIcon icon="check" tone="good" />
      <p className={styles.text}>{texts.text}</p>
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
