import type { Application } from '@metier/sdk/contract';
import { formatDate, textsIn, type Language } from '@metier/sdk/rules';
import { buttonClass, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './application-files.module.css';
import { applicationsTexts } from '../applications.texts';
import { isPdf } from './file-kinds';

interface AttachedFile {
  readonly address: string;
  readonly name: string;
  /** Kind of file, or its upload date. */
  readonly note: string;
  /** False for a file that browsers only download. */
  readonly canOpen: boolean;
}

function listFiles(
  { resume, resume_name: name, documents }: Application,
  language: Language,
): AttachedFile[] {
  const { details: texts } = textsIn(language, applicationsTexts);
  const resumes = resume
    ? [{ address: resume, name: name || texts.resume, note: texts.resume, canOpen: isPdf(name) }]
    : [];
  const others = documents.map(({ file, name: title, uploaded_at: uploadedAt }) => ({
    address: file,
    name: title,
    note: formatDate(uploadedAt, language) ?? '',
    canOpen: !/\.docx?$/i.test(title),
  }));
  return [...resumes, ...others];
}

/** The resume and the later documents, to open or to download. */
export function ApplicationFiles({ application }: { application: Application }) {
  const language = useLanguage();
  const { details: texts } = useTexts(applicationsTexts);
  const files = listFiles(application, language);
  return (
    <section className={styles.files}>
      <h3>{texts.files}</h3>
      {!application.resume && <p className={styles.none}>{texts.noFiles}</p>}
      <ul className={styles.list}>
        {files.map((file) => (
          <FileItem key={file.address} {...file} />
        ))}
      </ul>
    </section>
  );
}

function FileItem({ address, name, note, canOpen }: AttachedFile) {
  const { details: texts } = useTexts(applicationsTexts);
  return (
    <li className={styles.file}>
      <Icon name="file" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.links}>
        {canOpen && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.openFile(name)}
            className={buttonClass('soft', 'small')}
          >
            {texts.open}
          </a>
        )}
        <a
          href={`${address}?download=1`}
          download={name}
          aria-label={texts.downloadFile(name)}
          className={buttonClass('ghost', 'small')}
        >
          {texts.download}
        </a>
      </div>
    </li>
  );
}
