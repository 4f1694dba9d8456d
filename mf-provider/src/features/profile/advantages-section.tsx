import { useRef, useState, type KeyboardEvent } from 'react';
import type { Advantage } from '@metier/sdk/contract';
import { advantagesTexts, labelOf } from '@metier/sdk/rules';
import {
  Button,
  CheckboxField,
  FormSection,
  joinClasses,
  TextField,
  useTexts,
  VisuallyHidden,
  wholeRowClass,
} from '@metier/sdk/ui';
import styles from './profile-sections.module.css';
import { profileTexts } from './profile.texts';

interface AdvantagesSectionProps {
  offered: readonly Advantage[];
  /** The advantages the company already has. */
  present: readonly Advantage[];
  messages: readonly string[];
  onEdit: () => void;
}

/** The company's advantages: chosen from the common list, or added as custom ones. */
export function AdvantagesSection({ offered, present, messages, onEdit }: AdvantagesSectionProps) {
  const texts = useTexts(profileTexts);
  const names = useTexts(advantagesTexts);
  const [added, setAdded] = useState<readonly string[]>([]);
  const chosen = new Set(present.map(({ id }) => id));

  function add(name: string) {
    setAdded([...added, name]);
    onEdit();
  }

  return (
    <FormSection title={texts.sections.benefits} hint={texts.benefitsHint}>
      <ul className={joinClasses(styles.choices, wholeRowClass)}>
        {offered.map(({ id, name }) => (
          <Choice
            key={id}
            name="advantages"
            value={id}
            label={labelOf(names, name)}
            isChosen={chosen.has(id)}
          />
        ))}
        {added.map((name) => (
          <Choice key={name} name="new_advantages" value={name} label={name} isChosen />
        ))}
      </ul>
      <AdvantageAdder
        taken={[...offered.flatMap(({ name }) => [name, labelOf(names, name)]), ...added]}
        onAdd={add}
      />
      {messages.length > 0 && (
        <p className={joinClasses(styles.error, wholeRowClass)}>{messages.join(', ')}</p>
      )}
    </FormSection>
  );
}

interface ChoiceProps {
  name: string;
  value: string | number;
  label: string;
  isChosen: boolean;
}

function Choice({ isChosen, ...choice }: ChoiceProps) {
  return (
    <li>
      <CheckboxField {...choice} defaultChecked={isChosen} className={styles.choice} />
    </li>
  );
}

interface AdvantageAdderProps {
  taken: readonly string[];
  onAdd: (name: string) => void;
}

/** A name that is already listed is not added again, because it can be selected there. */
function AdvantageAdder({ taken, onAdd }: AdvantageAdderProps) {
  const texts = useTexts(profileTexts);
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState('');

  function add() {
    const name = input.current?.value.trim() ?? '';
    if (!name || !input.current) return;
    input.current.value = '';
    input.current.focus();
    if (taken.some((other) => other.toLowerCase() === name.toLowerCase())) return;
    setLast(name);
    onAdd(name);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={joinClasses(styles.adder, wholeRowClass)}>
      <TextField
        ref={input}
        label={texts.addBenefit.label}
        hint={texts.addBenefit.hint}
        maxLength={80}
        enterKeyHint="done"
        onKeyDown={handleKey}
      />
      <Button variant="secondary" onClick={add}>
        {texts.addBenefit.action}
      </Button>
      <VisuallyHidden>
        <span role="status">{last && texts.addBenefit.added(last)}</span>
      </VisuallyHidden>
    </div>
  );
}
