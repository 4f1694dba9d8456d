import { memo, type MouseEvent } from 'react';
import { Icon, useTexts, VisuallyHidden, type IconName } from '@metier/sdk/ui';
import { homeTexts } from '../home.texts';
import styles from './suggestion-list.module.css';
import { suggestionsTexts } from './suggestions.texts';
import { useCombobox, type ComboboxOptions } from './use-combobox';
import type { SuggestedOption } from './use-suggestions';

const ICONS: Readonly<Record<NonNullable<SuggestedOption['kind' | 'word']>, IconName>> = {
  occupation: 'briefcase',
  condition: 'rate',
  skill: 'check-circle',
  company: 'building',
  place: 'pin',
  canton: 'pin',
  recent: 'clock',
};
/** Counts end here. */
const MAX_JOBS = 100;

/**
 * The suggestions below a field of the search; choosing one only replaces the field's text. What it says to the field
 * does not draw it again.
 */
export const SuggestionList = memo((props: ComboboxOptions) => {
  const texts = useTexts(suggestionsTexts);
  const { field, listId } = props;
  const { options, isOpen, active, toId, choose, forget } = useCombobox(props);
  const isRecent = options[0]?.kind === 'recent';
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (isRecent ? texts.countRecent : texts.countSuggestions)(options.length)}
        </span>
      </VisuallyHidden>
      {isOpen && (
        // Pressing the mouse must not take the focus from the input.
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {isRecent && (
            <p aria-hidden className={styles.title}>
              {texts.recent}
            </p>
          )}
          <ul
            id={listId}
            role="listbox"
            aria-label={isRecent ? texts.recent : texts.lists[field]}
            className={styles.list}
          >
            {options.map((option, position) => (
              <Option
                key={`${option.kind} ${option.text}`}
                id={toId(position)}
                option={option}
                isActive={position === active}
                onChoose={() => choose(option)}
                onForget={() => forget(option.text)}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
});

interface OptionProps {
  id: string;
  option: SuggestedOption;
  isActive: boolean;
  onChoose: () => void;
  onForget: () => void;
}

function Option({
  id,
  option: { kind, word, text, detail, jobs },
  isActive,
  onChoose,
  onForget,
}: OptionProps) {
  const texts = useTexts(suggestionsTexts);
  function handleForget(event: MouseEvent) {
    event.stopPropagation();
    onForget();
  }

  return (
    <li id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <Icon name={ICONS[word ?? kind]} size="small" className={styles.icon} />
      <span className={styles.words}>
        <span>{text}</span> {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {jobs && <Jobs count={jobs} />}
      {kind === 'recent' && (
        // For the mouse; the key is Delete, because an option contains no controls.
        <span aria-hidden title={texts.remove} className={styles.remove} onClick={handleForget}>
          <Icon name="close" size="small" />
        </span>
      )}
    </li>
  );
}

/** The number is read as a sentence instead. */
function Jobs({ count }: { count: number }) {
  const { results } = useTexts(homeTexts);
  const isCapped = count >= MAX_JOBS;
  const total = isCapped ? MAX_JOBS - 1 : count;
  return (
    <span className={styles.jobs}>
      <span aria-hidden>{isCapped ? `${total}+` : total}</span>
      <VisuallyHidden>{results({ total, isCapped })}</VisuallyHidden>
    </span>
  );
}
