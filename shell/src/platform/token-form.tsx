import { useFetcher } from '@metier/sdk/router';
import { Alert, Button, PasswordField, SlimPage } from '@metier/sdk/ui';
import { useEffect, useRef } from 'react';
import styles from './platform.module.css';
import { PLATFORM } from './platform-view';
import { platformTexts } from './platform.texts';
import type { ActionResult } from './action-result';

const { token: texts, title } = platformTexts;

/** Form for a team token, which ends with the page. */
export function TokenForm() {
  const fetcher = useFetcher<ActionResult>();
  const form = useRef<HTMLFormElement>(null);
  const refusal = fetcher.state === 'idle' && fetcher.data?.kind === 'refused' ? fetcher.data : undefined;
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refusal]);
  return (
    <SlimPage title={title} lead={texts.lead}>
      <fetcher.Form ref={form} method="post" action={PLATFORM} noValidate className={styles.form}>
        <input type="hidden" name="intent" value="open" />
        <PasswordField
          name="token"
          label={texts.label}
          hint={texts.hint}
          autoComplete="off"
          required
          errors={refusal?.fields.token ?? []}
        />
        {refusal?.message && <Alert>{refusal.message}</Alert>}
        <Button type="submit" busy={fetcher.state !== 'idle'} busyText={texts.submitting}>
          {texts.submit}
        </Button>
      </fetcher.Form>
    </SlimPage>
  );
}
