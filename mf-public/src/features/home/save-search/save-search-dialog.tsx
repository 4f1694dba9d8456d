import { createAlert, isApiError, readDetail, readFieldErrors, requestAlert } from '@metier/sdk/api';
import type { AlertBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import {
  ALERT_RHYTHMS,
  alertRhythmsTexts,
  MAX_ALERT_NAME,
  withLabels,
  type AlertRhythm,
} from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  SelectField,
  Stack,
  TextField,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { useRef, useState, type FormEvent } from 'react';
import { toAlertQuery } from './alert-query';
import { toFeedAddress, type HomeSearch } from '../home-search';
import { nameSearch } from './name-search';
import styles from './save-search-dialog.module.css';
import { saveSearchTexts } from './save-search.texts';

interface SaveSearchDialogProps {
  search: HomeSearch;
  onClose: () => void;
}

/** Saves a search under a name: for an account at once, for a visitor after the confirmation by mail. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const texts = useTexts(saveSearchTexts);
  const [requested, setRequested] = useState<string>();
  if (requested !== undefined)
    return (
      <Dialog open onClose={onClose} title={texts.requested} size="small">
        <p role="status">{requested}</p>
        <DialogActions>
          <Button onClick={onClose}>{texts.close}</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <p className={styles.lead}>{texts.lead}</p>
      <SaveSearchForm search={search} onClose={onClose} onRequested={setRequested} />
    </Dialog>
  );
}

interface SaveSearchFormProps extends SaveSearchDialogProps {
  onRequested: (detail: string) => void;
}

function readAlert(form: HTMLFormElement, search: HomeSearch): AlertBody & { readonly email: string } {
  const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return {
    name: given.name ?? '',
    rhythm: given.rhythm as AlertRhythm,
    query: toAlertQuery(search),
    email: given.email ?? '',
  };
}

function SaveSearchForm({ search, onClose, onRequested }: SaveSearchFormProps) {
  const language = useLanguage();
  const texts = useTexts(saveSearchTexts);
  const rhythms = useTexts(alertRhythmsTexts);
  const { http, notify, session } = usePorts();
  const user = useSession(session);
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, general, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    async call({ email, ...alert }: AlertBody & { readonly email: string }) {
      if (!user) return (await requestAlert(http, { ...alert, email })).detail;
      await createAlert(http, alert);
      return undefined;
    },
    done(detail) {
      if (detail !== undefined) return onRequested(detail);
      notify.success(texts.saved);
      onClose();
    },
    failed(error) {
      const fields = readFieldErrors(error);
      const text = isApiError(error) && error.status > 0 ? readDetail(error, texts.failed) : texts.failed;
      const [other = text] = Object.values(fields).flat();
      return refuse(fields, other) ? undefined : other;
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(readAlert(event.currentTarget, search));
  }

  return (
    <form ref={form} onSubmit={submit}>
      <Stack>
        {general !== undefined && <Alert>{general}</Alert>}
        <TextField
          name="name"
          label={texts.name}
          defaultValue={nameSearch(search, language).slice(0, MAX_ALERT_NAME)}
          maxLength={MAX_ALERT_NAME}
          required
          errors={errorsOf('name')}
        />
        <SelectField
          name="rhythm"
          label={texts.rhythm}
          defaultValue="daily"
          options={withLabels(ALERT_RHYTHMS, rhythms)}
          errors={errorsOf('rhythm')}
        />
        {!user && (
          <TextField
            name="email"
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            autoComplete="email"
            maxLength={254}
            required
            errors={errorsOf('email')}
          />
        )}
        {user && (
          <Link to="/alerts" className={styles.list}>
            {texts.list}
          </Link>
        )}
        <FeedHint search={search} />
      </Stack>
      <DialogActions>
        <Button type="submit" busy={isPending} busyText={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}

const FeedHint = ({ search }: { search: HomeSearch }) => {
  const language = useLanguage();
  const texts = useTexts(saveSearchTexts);
  return (
    <p className={styles.feed}>
      {texts.feed}{' '}
      <a href={toFeedAddress(search, language)} target="_blank" rel="noreferrer">
        {texts.feedLink}
      </a>
    </p>
  );
};
