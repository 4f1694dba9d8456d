import type { Benefit } from '@metier/sdk/rules';
import { CheckboxField, useTexts } from '@metier/sdk/ui';
import styles from './benefits-picker.module.css';
import { jobsTexts } from '../jobs.texts';
import { nameBenefitField } from '../draft/job-draft';
import type { ChosenBenefits } from './saved-benefits';

export interface BenefitsPickerProps {
  offers: readonly Benefit[];
  chosen: ChosenBenefits;
  onChoose: (chosen: ChosenBenefits) => void;
}

/** Benefits as cards to select; a selected one replaces the suggested description with an editable one. */
export function BenefitsPicker({ offers, chosen, onChoose }: BenefitsPickerProps) {
  const texts = useTexts(jobsTexts);
  function toggle({ id, description }: Readonly<Benefit>) {
    const { [id]: present, ...others } = chosen;
    onChoose(present === undefined ? { ...chosen, [id]: description } : others);
  }

  return (
    <>
      <p role="status" className={styles.count}>
        {texts.countSelected(Object.keys(chosen).length)}
      </p>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <BenefitCard
            key={offer.id}
            offer={offer}
            description={chosen[offer.id]}
            onToggle={() => toggle(offer)}
            onDescribe={(description) => onChoose({ ...chosen, [offer.id]: description })}
          />
        ))}
      </ul>
    </>
  );
}

interface BenefitCardProps {
  offer: Readonly<Benefit>;
  /** Undefined if not chosen. */
  description: string | undefined;
  onToggle: () => void;
  onDescribe: (description: string) => void;
}

function BenefitCard({ offer, description, onToggle, onDescribe }: BenefitCardProps) {
  const texts = useTexts(jobsTexts);
  const isChosen = description !== undefined;
  return (
    <li className={styles.card}>
      <CheckboxField
        name="benefits"
        value={offer.id}
        checked={isChosen}
        onChange={onToggle}
        aria-label={offer.title}
        label={
          <>
            <span className={styles.title}>{offer.title}</span>
            {!isChosen && <span className={styles.proposal}>{offer.description}</span>}
          </>
        }
        className={styles.choice}
      />
      {isChosen && (
        <textarea
          name={nameBenefitField(offer.id)}
          aria-label={texts.nameDescription(offer.title)}
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
