import { bookInterview, readDetail } from '@metier/sdk/api';
import type { Interview, InterviewSlot } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatSwissMoment, textsIn, type Language } from '@metier/sdk/rules';
import { Button, useLanguage, useTexts } from '@metier/sdk/ui';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';

/** The times under discussion: the candidate’s own to book, or those that the company has offered. */
export function InterviewSlots({ interview }: { interview: Interview }) {
  const language = useLanguage();
  const texts = useTexts(interviewsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const side = interview.state === 'proposed' ? 'job_seeker' : 'job_provider';
  const { run, pending } = useMutation({
    question: (slot: InterviewSlot) => ({
      text: texts.bookQuestion(formatSwissMoment(slot.starts_at, language)),
      confirm: texts.bookTime,
    }),
    call: (slot) => bookInterview(http, interview.id, slot.id),
    done: async () => {
      notify.success(texts.booked);
      await revalidate();
    },
    async failed(error) {
      await revalidate();
      return readDetail(error, texts.bookFailed);
    },
  });
  const slots = interview.slots.filter((slot) => slot.proposed_by === side);
  return (
    <ul aria-label={side === 'job_seeker' ? texts.states.proposed : texts.offered} className={styles.slots}>
      {slots.map((slot) => {
        const moment = formatSwissMoment(slot.starts_at, language);
        const obstacle = findObstacle(slot, language);
        return (
          <li key={slot.id} className={styles.slot}>
            <span>{moment}</span>
            {obstacle && <span className={styles.hint}>{obstacle}</span>}
            {!obstacle && side === 'job_seeker' && (
              <Button
                size="small"
                variant="soft"
                aria-label={texts.bookTimeOf(moment)}
                busy={pending?.id === slot.id}
                onClick={() => run(slot)}
              >
                {texts.bookTime}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Why a time cannot be booked any more. */
function findObstacle(
  { starts_at: startsAt, is_taken: isTaken }: InterviewSlot,
  language: Language,
): string | undefined {
  const texts = textsIn(language, interviewsTexts);
  if (Date.parse(startsAt) <= Date.now()) return texts.past;
  return isTaken ? texts.taken : undefined;
}
