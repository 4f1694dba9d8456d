import { useId, useRef, useState, type FormEvent } from 'react';
import { changeInterview, offerInterview, readDetail, readFieldErrors } from '@metier/sdk/api';
import type { Application, Interview } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import {
  INTERVIEW_KINDS,
  INTERVIEW_LIMITS as LIMITS,
  interviewKindsTexts,
  withLabels,
  type InterviewKind,
} from '@metier/sdk/rules';
import {
  Button,
  Dialog,
  DialogActions,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  TimesField,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { useSubmitMove } from '../../../moves/moves';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';
import { readOffer, type OfferInput } from './read-offer';

type OfferDialogProps = { onClose: () => void } & (
  | { purpose: 'invite'; application: Application; onInvited: () => void }
  | { purpose: 'offer'; application: Application }
  | { purpose: 'times' | 'details'; interview: Interview }
);

const DEFAULT_MINUTES = 60;

/**
 * The form of an interview: an invitation, with times or without, a first offer after one, other times, or the
 * details alone.
 */
export function OfferDialog(props: OfferDialogProps) {
  const language = useLanguage();
  const texts = useTexts(interviewsTexts);
  const { purpose, onClose } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const hasSlots = purpose !== 'details';
  const interview = 'interview' in props ? props.interview : undefined;
  const { run, isPending } = useMutation({
    call: ({ slots, ...details }: OfferInput) =>
      'application' in props
        ? offerInterview(http, { ...details, slots: slots ?? [], application: props.application.id })
        : changeInterview(http, props.interview.id, slots ? { ...details, slots } : details),
    done: async () => {
      notify.success(hasSlots ? texts.sent : texts.saved);
      await revalidate();
    },
    leave: purpose === 'invite' ? props.onInvited : onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, texts.sendFailed)),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { input, faults } = readOffer(new FormData(event.currentTarget), hasSlots, language);
    if (!refuse(faults)) run(input);
  }

  const name = 'application' in props ? props.application.applicant_name : props.interview.candidate.name;
  return (
    <Dialog open onClose={onClose} title={texts.dialogTitle(name)}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        {purpose === 'invite' && <p>{texts.inviteHint(name)}</p>}
        {hasSlots && interview?.starts_at && <p>{texts.releaseHint}</p>}
        {hasSlots && (
          <TimesField
            label={texts.slots}
            hint={texts.slotsHint}
            name="slots"
            texts={{ add: texts.addTime, row: texts.time, remove: texts.removeTime }}
            max={LIMITS.slots}
            errors={errorsOf('slots')}
            required
          />
        )}
        <DetailFields interview={interview} errorsOf={errorsOf} />
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {purpose === 'offer' ? texts.later : texts.close}
        </Button>
        {purpose === 'invite' && <InviteAlone application={props.application} onInvited={props.onInvited} />}
        <Button type="submit" form={formId} busy={isPending} busyText={texts.sending}>
          {hasSlots ? texts.send : texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface InviteAloneProps {
  application: Application;
  onInvited: () => void;
}

/** Invites a candidate with whom the time is agreed elsewhere. */
function InviteAlone({ application, onInvited }: InviteAloneProps) {
  const texts = useTexts(interviewsTexts);
  const submitMove = useSubmitMove();
  const handleClick = () => {
    submitMove(application.id, 'interview');
    onInvited();
  };
  return (
    <Button variant="secondary" onClick={handleClick}>
      {texts.inviteAlone}
    </Button>
  );
}

interface DetailFieldsProps {
  interview: Interview | undefined;
  errorsOf: (name: string) => readonly string[];
}

function DetailFields({ interview, errorsOf }: DetailFieldsProps) {
  const texts = useTexts(interviewsTexts);
  const interviewKinds = useTexts(interviewKindsTexts);
  const [kind, setKind] = useState<InterviewKind>(interview?.kind ?? 'on_site');
  const placeLabel = interviewKinds.places[kind];
  return (
    <>
      <SelectField
        label={texts.kind}
        name="kind"
        options={withLabels(INTERVIEW_KINDS, interviewKinds.kinds)}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as InterviewKind)}
        errors={errorsOf('kind')}
      />
      <TextField
        label={placeLabel}
        name="place"
        required
        maxLength={LIMITS.place}
        defaultValue={interview?.place}
        errors={errorsOf('place')}
      />
      <NumberField
        label={texts.minutes}
        name="minutes"
        unit={texts.minutesUnit}
        required
        defaultValue={interview?.minutes ?? DEFAULT_MINUTES}
        errors={errorsOf('minutes')}
      />
      <TextField
        label={texts.interviewers}
        hint={texts.interviewersHint}
        name="interviewers"
        required
        defaultValue={interview?.interviewers.join(', ')}
        errors={errorsOf('interviewers')}
      />
      <TextAreaField
        label={texts.note}
        name="note"
        rows={3}
        maxLength={LIMITS.note}
        defaultValue={interview?.note}
        errors={errorsOf('note')}
      />
    </>
  );
}
