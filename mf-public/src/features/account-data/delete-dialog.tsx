import { readFieldErrors, requestDeletion } from '@metier/sdk/api';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { Button, Dialog, DialogActions, PasswordField, Stack, useTexts } from '@metier/sdk/ui';
import { useRef, type FormEvent } from 'react';
import { accountDataTexts } from './account-data.texts';

interface DeleteDialogProps {
  days: number;
  onClose: () => void;
}

/** Asks for the password, and begins the deletion. */
export function DeleteDialog({ days, onClose }: DeleteDialogProps) {
  const { deletion: texts } = useTexts(accountDataTexts);
  const { http, session } = usePorts();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: (password: string) => requestDeletion(http, password),
    // The session has the time of the deletion, which closes the other pages.
    done: async () => {
      await session.refresh();
      return revalidate();
    },
    leave: onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : texts.failed),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (password) run(password);
    else refuse({ password: [texts.missing] });
  }

  return (
    <Dialog open onClose={onClose} title={texts.dialog} size="small">
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <p>{texts.lead(days)}</p>
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            maxLength={1000}
            required
            errors={errorsOf('password')}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={isPending} busyText={texts.confirming}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
