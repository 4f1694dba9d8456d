import { usePorts } from '@metier/sdk/remote';
import { Button, useIsHydrated, useTexts } from '@metier/sdk/ui';
import styles from './facts/job-header.module.css';
import { jobTexts } from './job.texts';

export function CopyLink({ jobId }: { jobId: number }) {
  const texts = useTexts(jobTexts);
  const { notify } = usePorts();
  const answers = useIsHydrated();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/job/${jobId}`);
      notify.success(texts.copied);
    } catch {
      notify.error(texts.notCopied);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={!answers || undefined}
      className={styles.copy}
      onClick={() => void copy()}
    >
      {texts.copy}
    </Button>
  );
}
