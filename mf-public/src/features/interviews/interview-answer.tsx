import { useState } from 'react';
import { bookInterview, readDetail } from '@metier/sdk/api';
import type { Interview } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { isInterviewOpen } from '@metier/sdk/rules';
import { Alert, Button, buttonClass, Disclosure, Icon, useTexts } from '@metier/sdk/ui';
import type { InterviewAnswerProps } from './answer-props';
import { DeclineDialog } from './decline-dialog';
import { InterviewFacts } from './interview-facts';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';
import { ProposeDialog } from './propose-dialog';
import { SlotChoice } from './slot-choice';

const hasPassed = (timestamp: string) => Date.parse(timestamp) <= Date.now();

/** What a candidate does with an interview: book a time, choose another, propose others, decline. */
export function InterviewAnswer({ interview, accessKey, preferred, onChange }: InterviewAnswerProps) {
  const texts = useTexts(interviewsTexts);
  const [dialog, setDialog] = useState<'propose' | 'decline'>();
  const { state, calendar, starts_at: startsAt } = interview;
  const isOver = startsAt !== null && hasPassed(startsAt);
  const close = () => setDialog(undefined);
  const dialogProps = { interview, accessKey, onChange, onClose: close };
  if (!isInterviewOpen(state))
    return (
      <div className={styles.answer}>
        <p>{state === 'declined' ? texts.declined : texts.cancelled}</p>
        {interview.message && <p className={styles.message}>{interview.message}</p>}
      </div>
    );
  return (
    <div className={styles.answer}>
      {state === 'booked' && !isOver && <Alert kind="success">{texts.booked}</Alert>}
      {state === 'proposed' && <p>{texts.proposed}</p>}
      <InterviewFacts interview={interview} />
      {!isOver && <Slots {...{ interview, accessKey, preferred, onChange }} />}
      <div className={styles.actions}>
        {calendar && (
          <a href={calendar} download className={buttonClass('secondary', 'small')}>
            <Icon name="calendar" size="small" />
            {texts.calendar}
          </a>
        )}
        {!isOver && (
          <>
            <Button variant="secondary" size="small" onClick={() => setDialog('propose')}>
              {texts.propose}
            </Button>
            <Button variant="ghost" size="small" onClick={() => setDialog('decline')}>
              {texts.decline}
            </Button>
          </>
        )}
      </div>
      {dialog === 'propose' && <ProposeDialog {...dialogProps} />}
      {dialog === 'decline' && <DeclineDialog {...dialogProps} />}
    </div>
  );
}

function Slots({ interview, accessKey, preferred, onChange }: InterviewAnswerProps) {
  const texts = useTexts(interviewsTexts);
  const { http, notify } = usePorts();
  const [chosen, setChosen] = useState(() =>
    preferred ? interview.slots.find((slot) => slot.starts_at === preferred)?.id : undefined,
  );
  const [problem, setProblem] = useState<string>();
  const { run, isPending } = useMutation({
    call: (slot: number) => bookInterview(http, accessKey, slot),
    done: async (booked: Interview) => {
      notify.success(texts.booked);
      await onChange(booked);
    },
    async failed(error) {
      setProblem(readDetail(error, texts.bookFailed));
      // Shows which times are still free.
      await onChange();
      return undefined;
    },
  });
  const slots = interview.slots.filter(
    (slot) =>
      slot.proposed_by === 'job_provider' &&
      slot.starts_at !== interview.starts_at &&
      !hasPassed(slot.starts_at),
  );
  const isFree = slots.some((slot) => slot.id === chosen && !slot.is_taken);

  function handleBook() {
    setProblem(isFree ? undefined : texts.chooseFirst);
    if (isFree && chosen !== undefined) run(chosen);
  }

  const choice = (
    <div className={styles.form}>
      <SlotChoice slots={slots} chosen={chosen} onChoose={setChosen} />
      <p className={styles.hint}>{texts.swissTime}</p>
      {problem && !isPending && <Alert>{problem}</Alert>}
      <div>
        <Button busy={isPending} busyText={texts.booking} onClick={handleBook}>
          {texts.book}
        </Button>
      </div>
    </div>
  );
  if (interview.state === 'booked')
    return slots.length > 0 && <Disclosure summary={texts.change}>{choice}</Disclosure>;
  if (slots.every((slot) => slot.is_taken))
    return (
      <>
        {problem && <Alert>{problem}</Alert>}
        <p>{texts.noneLeft}</p>
      </>
    );
  return choice;
}
