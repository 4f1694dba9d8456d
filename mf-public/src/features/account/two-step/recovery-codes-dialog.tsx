import { usePorts } from '@metier/sdk/remote';
import { Button, Dialog, DialogActions, Stack, useTexts } from '@metier/sdk/ui';
import styles from './two-step.module.css';
import { twoStepTexts } from './two-step.texts';

/** The recovery codes, which are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { codes: texts } = useTexts(twoStepTexts);
  const { notify } = usePorts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(texts.copied);
    } catch {
      notify.error(texts.notCopied);
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <Stack>
        <p>{texts.lead}</p>
        <ul aria-label={texts.title} className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogActions>
    </Dialog>
  );
}
