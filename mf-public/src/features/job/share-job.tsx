import { usePorts } from '@metier/sdk/remote';
import { Button, useIsHydrated, useTexts } from '@metier/sdk/ui';
import { jobTexts } from './job.texts';
import styles from './share-job.module.css';

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Copies the address and prints with a mouse; with a finger opens what the system shares by. */
export function ShareJob({ jobId, title }: { jobId: number; title: string }) {
  const texts = useTexts(jobTexts);
  const { notify } = usePorts();
  const answers = useIsHydrated();
  const readAddress = () => `${window.location.origin}/job/${jobId}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(readAddress());
      notify.success(texts.copied);
    } catch {
      notify.error(texts.notCopied);
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: readAddress() });
    } catch (error) {
      // Some systems share nothing; who has closed the sheet wants nothing copied.
      if (!isAborted(error)) await copy();
    }
  }

  const look = { variant: 'secondary', size: 'small', 'aria-disabled': !answers || undefined } as const;
  return (
    <>
      <Button {...look} className={styles.withMouse} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button {...look} className={styles.withMouse} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button {...look} className={styles.withFinger} onClick={() => void share()}>
        {texts.share}
      </Button>
    </>
  );
}
