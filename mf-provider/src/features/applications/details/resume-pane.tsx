import type { Application } from '@metier/sdk/contract';
import { buttonClass, Icon, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { canBeShown } from './file-kinds';
import styles from './resume-pane.module.css';

/** Asks the browser's viewer for the page in full width, without the pane of thumbnails. */
const READING = '#navpanes=0&view=FitH';

/** The resume beside the answers on wide screens; other types of files are offered for download. */
export function ResumePane({ application }: { application: Application }) {
  const { details: texts } = useTexts(applicationsTexts);
  const { resume, resume_name: name, applicant_name: applicant } = application;
  if (!resume) return null;
  if (canBeShown(name)) {
    return (
      <iframe
        src={`${resume}${READING}`}
        title={texts.resumeOf(applicant)}
        loading="lazy"
        className={styles.viewer}
      />
    );
  }
  return (
    <div className={styles.empty}>
      <Icon name="file" size="large" />
      <p>{texts.notShown}</p>
      <a href={`${resume}?download=1`} download={name ?? ''} className={buttonClass('secondary', 'small')}>
        {texts.downloadFile(name || texts.resume)}
      </a>
    </div>
  );
}
