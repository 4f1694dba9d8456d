import { useSession } from '@metier/sdk/session';
import { usePorts } from '@metier/sdk/remote';
import { useTexts } from '@metier/sdk/ui';
import { jobTexts } from '../job.texts';
import styles from './apply-steps.module.css';

interface ApplyStepsProps {
  company: string;
  /** How soon four candidates of five have an answer. */
  days: number | null | undefined;
}

/** What happens when one applies, and how soon the company answers where that is known. */
export function ApplySteps({ company, days }: ApplyStepsProps) {
  const { steps: texts } = useTexts(jobTexts);
  const user = useSession(usePorts().session);
  return (
    <section aria-labelledby="apply-steps" className={styles.steps}>
      <h2 id="apply-steps" className={styles.title}>
        {texts.title}
      </h2>
      <ol className={styles.list}>
        <li className={styles.step}>
          {!user && `${texts.account} `}
          {texts.form}
        </li>
        <li className={styles.step}>{texts.receipt(company)}</li>
        <li className={styles.step}>
          {days ? <strong className={styles.answer}>{texts.answer(days)}</strong> : null} {texts.follow}
        </li>
      </ol>
    </section>
  );
}
