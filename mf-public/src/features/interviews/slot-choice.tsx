import type { InterviewSlot } from '@metier/sdk/contract';
import { formatSwissClock, formatSwissDay, toSwissDay } from '@metier/sdk/rules';
import { interviewsTexts } from './interviews.texts';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './interviews.module.css';

interface SlotChoiceProps {
  slots: readonly InterviewSlot[];
  chosen: number | undefined;
  onChoose: (slot: number) => void;
}

/** Offered times as native radios, grouped by day; taken ones cannot be chosen. */
export function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  const language = useLanguage();
  const texts = useTexts(interviewsTexts);
  const days = [...new Set(slots.map((slot) => toSwissDay(slot.starts_at)))];
  return (
    <div role="radiogroup" aria-label={texts.choose} className={styles.days}>
      {days.map((day) => {
        const ofDay = slots.filter((slot) => toSwissDay(slot.starts_at) === day);
        const [first] = ofDay;
        return (
          <fieldset key={day}>
            <legend className={styles.day}>{first && formatSwissDay(first.starts_at, language)}</legend>
            <div className={styles.slots}>
              {ofDay.map(({ id, starts_at: startsAt, is_taken: isTaken }) => (
                <label key={id} className={styles.slot}>
                  <input
                    type="radio"
                    name="slot"
                    value={id}
                    checked={id === chosen && !isTaken}
                    disabled={isTaken}
                    onChange={() => onChoose(id)}
                  />
                  <span>{formatSwissClock(startsAt)}</span>
                  {isTaken && <span className={styles.taken}>{texts.taken}</span>}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
