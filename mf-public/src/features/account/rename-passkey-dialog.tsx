import { readDetail, readFieldErrors, renamePasskey } from '@metier/sdk/api';
import type { Passkey } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { Button, Dialog, DialogActions, TextField, useTexts } from '@metier/sdk/ui';
import { useRef, type FormEvent } from 'react';
import { accountTexts } from './account.texts';
import { passkeysTexts } from './passkeys.texts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const account = useTexts(accountTexts);
  const { nameMissing, renameDialog: texts, name: label } = useTexts(passkeysTexts);
  const { http } = usePorts();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (name: string) => renamePasskey(http, passkey.id, name),
    done: () => revalidate(),
    leave: onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, account.failed)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    refuse(name ? {} : { name: [nameMissing] });
    if (name) run(name);
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <form ref={form} noValidate onSubmit={submit}>
        <TextField
          name="name"
          label={label}
          defaultValue={passkey.name}
          maxLength={60}
          required
          errors={errorsOf('name')}
        />
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
