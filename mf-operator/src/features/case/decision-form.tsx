import { decideModerationCase, readDetail, readFieldErrors } from '@metier/sdk/api';
import type { ModerationActionBody, ModerationCaseDetails } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { MAX_MODERATION_TEXT, MODERATION_ACTIONS, moderationTexts, withLabels } from '@metier/sdk/rules';
import { Button, Card, FormActions, SelectField, Stack, TextAreaField, useTexts } from '@metier/sdk/ui';
import { useRef, useState, type FormEvent } from 'react';
import { caseTexts } from './case.texts';

type Action = ModerationActionBody['action'];

/** Carries out an action that the state of the case allows, with the reason that the account reads. */
export function DecisionForm({ details: { id, actions } }: { details: ModerationCaseDetails }) {
  const texts = useTexts(caseTexts);
  const moderation = useTexts(moderationTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [action, setAction] = useState<Action>();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (body: ModerationActionBody) => decideModerationCase(http, id, body),
    done: () => {
      notify.success(texts.done);
      return revalidate();
    },
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, texts.failed)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!action) return void refuse({ action: [texts.missing] });
    run({ action, reason: String(new FormData(event.currentTarget).get('reason')) });
  }

  return (
    <Card as="section" aria-labelledby="decide">
      <form ref={form} onSubmit={submit}>
        <Stack>
          <h2 id="decide">{texts.decide}</h2>
          <SelectField
            name="action"
            label={texts.action}
            value={action ?? ''}
            placeholder=" "
            options={withLabels(MODERATION_ACTIONS, moderation.actions).filter(({ value }) =>
              actions.includes(value),
            )}
            onChange={(event) => setAction((event.target.value || undefined) as Action | undefined)}
            errors={errorsOf('action')}
            required
          />
          <TextAreaField
            name="reason"
            label={texts.reason}
            hint={action === 'dismiss' ? texts.reasonHintDismissed : texts.reasonHint}
            rows={4}
            maxLength={MAX_MODERATION_TEXT}
            errors={errorsOf('reason')}
            required
          />
          <FormActions>
            <Button type="submit" busy={isPending} busyText={texts.submitting}>
              {texts.submit}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}
