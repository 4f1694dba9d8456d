import { usePorts } from '@metier/shared/remote';
import { Button } from '@metier/shared/ui';
import { jobTexts } from './job.texts';

/** Puts the address of the job on the clipboard, to send it to somebody. */
export function CopyLink({ jobId }: { jobId: number }) {
  const { notify } = usePorts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/job/${jobId}`);
      notify.success(jobTexts.copied);
    } catch {
      notify.error(jobTexts.notCopied);
    }
  }

  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      {jobTexts.copy}
    </Button>
  );
}
