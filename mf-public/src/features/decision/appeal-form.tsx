import { appealDecision, readDetail, readFieldErrors } from '@metier/sdk/api';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { MAX_MODERATION_TEXT } from '@metier/sdk/rules';
import { Button, Card, FormActions, Stack, TextAreaField, useTexts } from '@metier/sdk/ui';
import { useRef, type FormEvent } from 'react';
import { decisionTexts } from './decision.texts';

/** Answers a decision, once. */
export function AppealForm({ id, token }: { id: number; token: string | undefined }) {
  const texts = useTexts(decisionTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (text: string) => appealDecision(http, id, { text }, { token }),
    done: () => {
      notify.success(texts.sent);
      return revalidate();
    },
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, texts.failed)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(String(new FormData(event.currentTarget).get('text')));
  }

  return (
    <Card as="section">
      <form ref={form} onSubmit={submit}>
        <Stack>
          <h2>{texts.write}</h2>
          <p>{texts.lead}</p>
          <TextAreaField
            name="text"
            label={texts.label}
            rows={6}
            maxLength={MAX_MODERATION_TEXT}
            required
            errors={errorsOf('text')}
          />
          <FormActions>
            <Button type="submit" busy={isPending} busyText={texts.sending}>
              {texts.send}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}
