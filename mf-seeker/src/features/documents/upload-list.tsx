import { Button, formatFileSize, Icon, Progress, useLanguage, useTexts } from '@metier/sdk/ui';
import { documentsTexts } from './documents.texts';
import type { Upload, UploadQueue } from './upload-queue';
import styles from './upload-list.module.css';
import { useSimulatedProgress } from './use-simulated-progress';

interface UploadListProps {
  uploads: readonly Upload[];
  queue: UploadQueue;
}

/** Running, queued, failed and doubtful uploads. */
export function UploadList({ uploads, queue }: UploadListProps) {
  const { upload: texts } = useTexts(documentsTexts);
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={texts.list} className={styles.list}>
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.item} data-state={upload.state}>
          <UploadState upload={upload} />
          <UploadButtons upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload: { file, state, problem } }: { upload: Upload }) {
  const language = useLanguage();
  const { upload: texts } = useTexts(documentsTexts);
  if (state === 'running' || state === 'done')
    return <RunningUpload name={file.name} isDone={state === 'done'} />;
  return (
    <div className={styles.words}>
      <p>
        <span className={styles.name}>{file.name}</span>{' '}
        <span className={styles.note}>{formatFileSize(file.size, language)}</span>
      </p>
      {state === 'waiting' && <p className={styles.note}>{texts.waiting}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          <Icon name="warning" size="small" />
          <span>{problem.text}</span>
        </p>
      )}
    </div>
  );
}

function RunningUpload({ name, isDone }: { name: string; isDone: boolean }) {
  const { upload: texts } = useTexts(documentsTexts);
  return <Progress label={texts.uploading(name)} value={useSimulatedProgress(isDone)} />;
}

function UploadButtons({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { upload: texts } = useTexts(documentsTexts);
  const { id, file, state, problem } = upload;
  return (
    <div className={styles.buttons}>
      {problem?.canRetry && (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.retryOf(file.name)}
          onClick={() => queue.retry(id)}
        >
          {texts.retry}
        </Button>
      )}
      {state !== 'done' && (
        <Button
          variant="ghost"
          size="small"
          aria-label={problem ? texts.dismissOf(file.name) : texts.cancelOf(file.name)}
          onClick={() => queue.remove(id)}
        >
          {problem ? texts.dismiss : texts.cancel}
        </Button>
      )}
    </div>
  );
}
