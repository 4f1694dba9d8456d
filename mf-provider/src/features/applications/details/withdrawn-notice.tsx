import type { Application } from '@metier/sdk/contract';
import { formatDate } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { buttonClass, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import styles from './withdrawn-notice.module.css';

/** Replaces the answers and files of a withdrawn application. */
export function WithdrawnNotice({ application }: { application: Application }) {
  const language = useLanguage();
  const { withdrawnOn, withdrawn: texts } = useTexts(applicationsTexts);
  return (
    <section className={styles.notice}>
      <Icon name="info" className={styles.sign} />
      <div className={styles.words}>
        <h3>{withdrawnOn(formatDate(application.withdrawn_at, language) ?? '')}</h3>
        <p className={styles.text}>{texts.text}</p>
        <Link to={`/messages?application=${application.id}`} className={buttonClass('secondary', 'small')}>
          {texts.conversation}
        </Link>
      </div>
    </section>
  );
}
