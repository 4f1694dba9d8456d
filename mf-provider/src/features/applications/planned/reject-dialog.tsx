import { useId, useRef, useState, type FormEvent } from 'react';
import { readDetail, readFieldErrors } from '@metier/sdk/api';
import type { Application, PlannedMovesReply } from '@metier/sdk/contract';
import { readValue, useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useLoaderData, useRevalidator } from '@metier/sdk/router';
import { REJECTION_REASONS, rejectionsTexts, withLabels, type RejectionReason } from '@metier/sdk/rules';
import { Button, CheckboxField, Dialog, DialogActions, SelectField, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import type { ApplicationsData } from '../load-applications';
import styles from './planned.module.css';
import { plannedTexts } from './planned.texts';
import { RejectMessage } from './reject-message';
import { usePlannedMoves } from './use-planned-moves';
import { useRejectionText } from './use-rejection-text';

interface RejectDialogProps {
  applications: readonly Application[];
  /** Undefined if nothing was planned. */
  onClose: (reply: PlannedMovesReply | undefined) => void;
}

/** Rejects applications with a reason and a message, which take effect in a minute. */
export function RejectDialog({ applications, onClose }: RejectDialogProps) {
  const applicationsWords = useTexts(applicationsTexts);
  const { reject: texts } = useTexts(plannedTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { templates: loaded } = useLoaderData<ApplicationsData>();
  const templates = (readValue(loaded) ?? []).filter(({ kind }) => kind === 'rejection');
  const letter = useRejectionText(applications, templates);
  const { reason, setReason, text } = letter;
  const [hasMessage, setMessage] = useState(true);
  const { notify } = usePorts();
  const { plan, announce } = usePlannedMoves();
  const { revalidate } = useRevalidator();
  const { errorsOf, refuse } = useFieldErrors(form);
  const name = applications[0]?.applicant_name ?? '';
  const { run, isPending } = useMutation({
    call: () =>
      plan({
        applications: applications.map(({ id }) => id),
        status: 'rejected',
        reason,
        ...(hasMessage && { message: text.trim() }),
      }),
    async done(reply: PlannedMovesReply) {
      announce(reply, name);
      announceRefusal(reply);
      await revalidate();
    },
    leave: (reply) => onClose(reply),
    failed(error) {
      if (refuse(readFieldErrors(error))) return undefined;
      return readDetail(error, applicationsWords.updateFailed);
    },
  });

  function announceRefusal({ refused: [refused] }: PlannedMovesReply) {
    if (refused && applications.length === 1) notify.error(applicationsWords.updateRefused(refused.detail));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = hasMessage && !text.trim();
    if (!refuse(isMissing ? { message: [texts.required] } : {})) run();
  }

  return (
    <Dialog
      open
      size="large"
      title={texts.title(applications.length, name)}
      onClose={() => onClose(undefined)}
    >
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <ReasonField reason={reason} onChange={setReason} />
        <CheckboxField
          name="has_message"
          label={texts.withMessage}
          checked={hasMessage}
          onChange={(event) => setMessage(event.currentTarget.checked)}
        />
        {hasMessage && (
          <RejectMessage
            letter={letter}
            templates={templates}
            name={applications.length > 1 ? name : undefined}
            errors={errorsOf('message')}
          />
        )}
        <p className={styles.hint}>{texts.hint}</p>
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={() => onClose(undefined)}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="danger" form={formId} busy={isPending} busyText={texts.confirming}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ReasonFieldProps {
  reason: RejectionReason;
  onChange: (reason: RejectionReason) => void;
}

function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const rejections = useTexts(rejectionsTexts);
  const { reject: texts } = useTexts(plannedTexts);
  return (
    <SelectField
      name="reason"
      label={texts.reason}
      hint={texts.reasonHint}
      options={withLabels(REJECTION_REASONS, rejections.labels)}
      value={reason}
      onChange={({ currentTarget: { value } }) =>
        onChange(REJECTION_REASONS.find((one) => one.value === value)?.value ?? reason)
      }
    />
  );
}
