import { BENEFIT_PRESETS, type Benefit } from '@metier/shared/rules';
import { CheckboxField } from '@metier/shared/ui';
import styles from './benefits-picker.module.css';
import { jobCreationTexts as texts } from './job-creation.texts';
import { nameBenefitField } from './job-draft';
import { useSavedBenefits } from './saved-benefits';

/** The presets as cards to tick; what is ticked is described in one's own words, in the place of the proposal. */
export function BenefitsPicker({ userId }: { userId: number | undefined }) {
  const [chosen, save] = useSavedBenefits(userId);

  function toggle({ id, description }: Readonly<Benefit>) {
    const { [id]: present, ...others } = chosen;
    save(present === undefined ? { ...chosen, [id]: description } : others);
  }

  return (
    <>
      <p role="status" className={styles.count}>
        {texts.countSelected(Object.keys(chosen).length)}
      </p>
      <ul className={styles.cards}>
        {BENEFIT_PRESETS.map((preset) => (
          <BenefitCard
            key={preset.id}
            preset={preset}
            description={chosen[preset.id]}
            onToggle={() => toggle(preset)}
            onDescribe={(description) => save({ ...chosen, [preset.id]: description })}
          />
        ))}
      </ul>
    </>
  );
}

interface BenefitCardProps {
  preset: Readonly<Benefit>;
  /** Undefined: not chosen. */
  description: string | undefined;
  onToggle: () => void;
  onDescribe: (description: string) => void;
}

function BenefitCard({ preset, description, onToggle, onDescribe }: BenefitCardProps) {
  const isChosen = description !== undefined;
  return (
    <li className={styles.card}>
      <CheckboxField
        name="benefits"
        value={preset.id}
        checked={isChosen}
        onChange={onToggle}
        aria-label={preset.title}
        label={
          <>
            <span className={styles.title}>{preset.title}</span>
            {!isChosen && <span className={styles.proposal}>{preset.description}</span>}
          </>
        }
        className={styles.choice}
      />
      {isChosen && (
        <textarea
          name={nameBenefitField(preset.id)}
          aria-label={texts.nameDescription(preset.title)}
          value={description}
          rows={2}
          maxLength={300}
          onChange={(event) => onDescribe(event.currentTarget.value)}
          className={styles.words}
        />
      )}
    </li>
  );
}
