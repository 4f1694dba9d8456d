import { readFieldErrors } from '@metier/sdk/api';
import type { JobAlert } from '@metier/sdk/contract';
import { useFieldErrors, useMutation } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import {
  ALERT_RHYTHMS,
  alertRhythmsTexts,
  MAX_ALERT_NAME,
  withLabels,
  type AlertRhythm,
} from '@metier/sdk/rules';
import { Button, Dialog, DialogActions, SelectField, Stack, TextField, useTexts } from '@metier/sdk/ui';
import { useRef, type FormEvent } from 'react';
import type { ChangeAlert } from './change-alert';
import { alertsTexts } from './alerts.texts';

interface EditAlertDialogProps {
  alert: JobAlert;
  change: ChangeAlert;
  onClose: () => void;
}

/** Changes the name and the rhythm of an alert. */
export function EditAlertDialog({ alert, change, onClose }: EditAlertDialogProps) {
  const rhythms = useTexts(alertRhythmsTexts);
  const { failed, dialog: texts } = useTexts(alertsTexts);
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: (changes: { readonly name: string; readonly rhythm: AlertRhythm }) => change(alert.id, changes),
    done: () => revalidate(),
    leave: onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : failed),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    run({ name: given.name ?? '', rhythm: given.rhythm as AlertRhythm });
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <form ref={form} onSubmit={submit}>
        <Stack>
          <TextField
            name="name"
            label={texts.name}
            defaultValue={alert.name}
            maxLength={MAX_ALERT_NAME}
            required
            errors={errorsOf('name')}
          />
          <SelectField
            name="rhythm"
            label={texts.rhythm}
            defaultValue={alert.rhythm}
            options={withLabels(ALERT_RHYTHMS, rhythms)}
            errors={errorsOf('rhythm')}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
