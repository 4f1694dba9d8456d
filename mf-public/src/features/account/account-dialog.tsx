import { isApiError, readDetail, readFieldErrors } from '@metier/sdk/api';
import { useFieldErrors, useMutation, type FormErrors } from '@metier/sdk/remote';
import { formatDuration, textsIn, type Language } from '@metier/sdk/rules';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  PasswordField,
  Stack,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { accountTexts } from './account.texts';
import { PasskeyError } from './make-passkey';

/** Values of the dialog's fields by name; `current_password` is one of them. */
export type DialogValues = Readonly<Record<string, string>>;

export interface AccountDialogProps<Result> {
  title: string;
  lead?: string;
  submit: string;
  submitting: string;
  /** What is missing, by field, before the values are sent. */
  check?: (values: DialogValues) => Record<string, string[]>;
  call: (values: DialogValues) => Promise<Result>;
  /** Runs after a success, before the dialog closes. */
  done: (result: Result) => unknown;
  onClose: () => void;
  /** Fields above the present password. */
  children?: (errorsOf: FormErrors<string>['errorsOf']) => ReactNode;
}

/** A change of the account that needs the present password. */
export function AccountDialog<Result>(props: AccountDialogProps<Result>) {
  const language = useLanguage();
  const { dialog: texts } = useTexts(accountTexts);
  const { title, lead, submit, submitting, check, call, done, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, general, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call,
    done,
    leave: onClose,
    failed(error) {
      const fields = readFieldErrors(error);
      if (!refuse(fields, Object.keys(fields).length > 0 ? undefined : explain(error, language)))
        refuse({}, explain(error, language));
      return undefined;
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as DialogValues;
    const missing = {
      ...check?.(values),
      ...(!values.current_password && { current_password: [texts.missing] }),
    };
    refuse(missing);
    if (Object.keys(missing).length === 0) run(values);
  }

  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack>
          {lead && <p>{lead}</p>}
          {children?.(errorsOf)}
          <PasswordField
            name="current_password"
            label={texts.password}
            maxLength={1000}
            required
            errors={errorsOf('current_password')}
          />
          {general && <Alert>{general}</Alert>}
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isPending} busyText={submitting}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Why a change failed that no field explains. */
function explain(error: unknown, language: Language): string {
  const account = textsIn(language, accountTexts);
  const { dialog: texts } = account;

  if (error instanceof PasskeyError) return error.message;
  const mustWait = isApiError(error) && error.status === 429 && error.retryAfter;
  return mustWait ? texts.wait(formatDuration(mustWait, language)) : readDetail(error, account.failed);
}
