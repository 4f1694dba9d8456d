import { useId, useRef, useState, type FormEvent } from 'react';
import type { Application, FieldErrors, PlannedMovesReply } from '@metier/sdk/contract';
import { readValue } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { REJECTION_REASONS, rejectionsTexts, withLabels, type Translation } from '@metier/sdk/rules';
import { Button, CheckboxField, Dialog, DialogActions, SelectField, useTexts } from '@metier/sdk/ui';
import { LanguageField } from '../../../letters/language-field';
import { LetterPart } from '../../../letters/letter-part';
import type { ApplicationsData } from '../load-applications';
import styles from './planned.module.css';
import { plannedTexts } from './planned.texts';
import { isFaulty, needsReason, type RejectionLetter } from './rejection-letter';
import { nameField, RejectMessage } from './reject-message';
import { usePlan } from './use-plan';
import { useRejectionLetters, type RejectionLetters } from './use-rejection-letters';

interface RejectDialogProps {
  applications: readonly Application[];
  /** Undefined if nothing was planned. */
  onClose: (reply: PlannedMovesReply | undefined) => void;
}

/** Rejects applications with a reason and a message, which take effect in a minute. */
export function RejectDialog({ applications, onClose }: RejectDialogProps) {
  const { reject: texts } = useTexts(plannedTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { templates: loaded } = useLoaderData<ApplicationsData>();
  const templates = (readValue(loaded) ?? []).filter(({ kind }) => kind === 'rejection');
  const rejection = useRejectionLetters(applications, templates);
  const { reason, letters } = rejection;
  const [hasMessage, setMessage] = useState(true);
  const { run, isPending, errorsOf, refuse } = usePlan(applications, form, onClose, (errors) =>
    placeErrors(errors, letters),
  );
  const name = applications[0]?.applicant_name ?? '';

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (refuse(hasMessage ? findFaults(rejection, texts) : {})) return;
    run({
      status: 'rejected',
      ...(reason && { reason }),
      ...(hasMessage && {
        letters: letters.map(({ language, text }) => ({ language, message: text.trim() })),
      }),
    });
  }

  return (
    <Dialog
      open
      size="large"
      title={texts.title(applications.length, name)}
      onClose={() => onClose(undefined)}
    >
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <ReasonField rejection={rejection} hasMessage={hasMessage} errors={errorsOf('reason')} />
        <CheckboxField
          name="has_message"
          label={texts.withMessage}
          checked={hasMessage}
          onChange={(event) => setMessage(event.currentTarget.checked)}
        />
        {hasMessage && <Letters rejection={rejection} errorsOf={errorsOf} />}
        <p className={styles.hint}>{texts.hint}</p>
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={() => onClose(undefined)}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="danger"
          form={formId}
          disabled={hasMessage && !rejection.texts.isReady}
          busy={isPending}
          busyText={texts.confirming}
        >
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RejectTexts = Translation<typeof plannedTexts>['reject'];

const lacksReason = ({ reason, letters }: RejectionLetters) =>
  !reason && letters.some(({ text }) => needsReason(text));

/** Whether candidates read the reason. */
function describeReason(rejection: RejectionLetters, hasMessage: boolean, texts: RejectTexts): string {
  const { reason, letters } = rejection;
  if (!hasMessage || !letters.some(({ tellsReason }) => tellsReason)) return texts.reasonHint;
  if (reason) return texts.reasonTold;
  return lacksReason(rejection) ? texts.reasonNeeded : texts.reasonTellable;
}

/** What is missing: a text, or the reason that a text names. */
function findFaults(rejection: RejectionLetters, texts: RejectTexts): FieldErrors {
  const { letters } = rejection;
  const empty = letters.filter(({ text }) => !text.trim());
  return {
    ...(lacksReason(rejection) && { reason: [texts.reasonNeeded] }),
    ...Object.fromEntries(empty.map((letter) => [nameField(letter, letters.length > 1), [texts.required]])),
  };
}

/** The server names one message: with several, its errors belong to those that it would refuse. */
function placeErrors({ message, ...others }: FieldErrors, letters: readonly RejectionLetter[]): FieldErrors {
  if (!message) return others;
  const faulty = letters.length > 1 ? letters.filter(({ text }) => isFaulty(text)) : letters;
  const placed = faulty.map((letter) => [nameField(letter, letters.length > 1), message]);
  return { ...others, ...Object.fromEntries(placed) };
}

interface ReasonFieldProps {
  rejection: RejectionLetters;
  hasMessage: boolean;
  errors: readonly string[];
}

/** The reason, and whether candidates read it. */
function ReasonField({ rejection, hasMessage, errors }: ReasonFieldProps) {
  const { reason, setReason } = rejection;
  const rejections = useTexts(rejectionsTexts);
  const { reject: texts } = useTexts(plannedTexts);
  return (
    <SelectField
      name="reason"
      label={texts.reason}
      hint={errors.length > 0 ? undefined : describeReason(rejection, hasMessage, texts)}
      errors={errors}
      placeholder={texts.noReason}
      options={withLabels(REJECTION_REASONS, rejections.labels)}
      value={reason ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setReason(REJECTION_REASONS.find((one) => one.value === value)?.value)
      }
    />
  );
}

interface LettersProps {
  rejection: RejectionLetters;
  errorsOf: (name: string) => readonly string[];
}

/** The language of the letters, and each of them. */
function Letters({ rejection, errorsOf }: LettersProps) {
  const { reject: texts } = useTexts(plannedTexts);
  const { letters, language, setLanguage, isMixed, setTemplate, setText } = rejection;
  const isSeveral = letters.length > 1;
  return (
    <>
      <LanguageField
        value={language}
        onChange={setLanguage}
        hint={texts.languageHint}
        placeholder={isMixed ? texts.eachLanguage : undefined}
      />
      <LetterPart of={rejection.texts}>
        {letters.map((letter) => (
          <RejectMessage
            key={letter.language}
            letter={letter}
            onTemplate={(id) => setTemplate(letter.language, id)}
            onText={(text) => setText(letter.language, text)}
            isFilled={rejection.isForOne}
            isOneOfSeveral={isSeveral}
            errors={errorsOf(nameField(letter, isSeveral))}
          />
        ))}
      </LetterPart>
    </>
  );
}
