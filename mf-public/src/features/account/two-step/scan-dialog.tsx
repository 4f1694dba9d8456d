import { confirmTwoStep, readDetail, readFieldErrors } from '@metier/sdk/api';
import type { TwoStepSetup } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { Button, Dialog, DialogActions, Stack, TextField, useTexts } from '@metier/sdk/ui';
import { useRef, type FormEvent } from 'react';
import { accountTexts } from '../account.texts';
import styles from './two-step.module.css';
import { twoStepTexts } from './two-step.texts';

interface ScanDialogProps {
  setup: TwoStepSetup;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The QR code for the authenticator app, and the code of the app that turns two-step login on. */
export function ScanDialog({ setup, onDone, onClose }: ScanDialogProps) {
  const account = useTexts(accountTexts);
  const { scan: texts } = useTexts(twoStepTexts);
  const { http } = usePorts();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (code: string) => confirmTwoStep(http, code),
    leave: ({ recovery_codes: codes }) => onDone(codes),
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, account.failed)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    refuse(code ? {} : { code: [texts.missing] });
    if (code) run(code);
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <svg
            role="img"
            aria-label={texts.image}
            viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
            className={styles.qr}
          >
            <path d={setup.qr.path} />
          </svg>
          <p className={styles.manual}>
            {texts.manual} <code className={styles.secret}>{setup.secret}</code>
          </p>
          <p className={styles.manual}>
            <a href={setup.address}>{texts.open}</a>
          </p>
          <TextField
            name="code"
            label={texts.code}
            hint={texts.lead}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            errors={errorsOf('code')}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isPending} busyText={texts.submitting}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
