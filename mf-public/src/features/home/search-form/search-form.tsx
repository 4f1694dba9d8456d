import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
} from 'react';
import { Form, useLocation, useNavigate } from '@metier/sdk/router';
import { Button, Icon, joinClasses, useIsHydrated, useTexts } from '@metier/sdk/ui';
import {
  changeSearch,
  isNarrowed,
  listFilters,
  listValues,
  MAX_TERM_LENGTH,
  readTerm,
  type HomeSearch,
} from '../home-search';
import { homeTexts } from '../home.texts';
import styles from './search-form.module.css';
import type { ComboboxOptions, ListState } from './use-combobox';

/** Lazy, because the form works without it; a failure leaves the form as it is. */
const SuggestionList = lazy<ComponentType<ComboboxOptions>>(() =>
  import('./suggestion-list').then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: () => null }),
  ),
);
const CLOSED: ListState = { isOpen: false, activeId: undefined };

/** A plain GET form with two fields; its script only shortens the URL. */
export function SearchForm({ search }: { search: HomeSearch }) {
  const texts = useTexts(homeTexts);
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [keyword = '', location = '', radius = ''] = ['keyword', 'location', 'radius'].map((name) =>
      readTerm(form.get(name)),
    );
    const terms = { keyword, location, radius, exact: '', without: '' };
    // A new keyword is sorted by relevance.
    const kept = search.keyword ? search : { ...search, ordering: 'relevance' as const };
    void navigate(`${changeSearch(kept, terms)}#results`);
  }

  return (
    <Form
      role="search"
      aria-label={texts.form}
      action="/#results"
      className={joinClasses(styles.bar, isNarrowed(search) && styles.compact)}
      onSubmit={handleSubmit}
    >
      <Term name="keyword" label={texts.keyword} hint={texts.keywordHint} search={search} />
      <Term name="location" label={texts.location} hint={texts.locationHint} search={search} />
      <Radius key={search.radius} radius={search.radius} />
      {/* Keeps the filters when the form is submitted natively, without JavaScript. */}
      {listFilters(search).flatMap((name) =>
        listValues(search, name).map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <Button type="submit" className={styles.submit}>
        {texts.search}
      </Button>
    </Form>
  );
}

const RADII = ['', '10', '25', '50'];

/** How far around the location. Its key shows the value of a new address. */
function Radius({ radius }: { radius: string }) {
  const texts = useTexts(homeTexts);
  const id = useId();
  const choices = RADII.includes(radius) ? RADII : [...RADII, radius];
  return (
    <div className={joinClasses(styles.term, styles.radius)}>
      <label htmlFor={id} className={styles.label}>
        {texts.radius}
      </label>
      <select id={id} name="radius" defaultValue={radius} className={styles.input}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts.radiusOf(choice)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className={styles.chevron} />
    </div>
  );
}

interface TermProps {
  name: 'keyword' | 'location';
  label: string;
  hint: string;
  search: HomeSearch;
}

function Term({ name, label, hint, search }: TermProps) {
  const id = useId();
  const listId = useId();
  const isHydrated = useIsHydrated();
  const [used, setUsed] = useState<HTMLInputElement>();
  const [list, setList] = useState(CLOSED);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const { key } = useLocation();
  const shown = useRef(key);
  const value = search[name];
  const choose = useCallback((text: string) => {
    if (input.current) input.current.value = text;
  }, []);

  // Follows the URL, also through the history, but keeps text that is being typed or was typed before
  // hydration.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (input.current && !isTyping.current) input.current.value = value;
  }, [key, value]);

  return (
    <div className={styles.term}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        // Without scripts it is a plain field.
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list.isOpen,
          'aria-controls': list.isOpen ? listId : undefined,
          'aria-activedescendant': list.activeId,
        })}
        placeholder={hint}
        maxLength={MAX_TERM_LENGTH}
        defaultValue={value}
        className={styles.input}
        // The cursor is shown before the list is made.
        onFocus={({ currentTarget }) => startTransition(() => setUsed(currentTarget))}
        onInput={(event) => {
          isTyping.current = true;
          setUsed(event.currentTarget);
        }}
        onBlur={() => (isTyping.current = false)}
        onKeyDown={({ key }) => key === 'Enter' && (isTyping.current = false)}
      />
      {used && (
        <Suspense>
          <SuggestionList field={name} input={used} listId={listId} onChange={setList} onChoose={choose} />
        </Suspense>
      )}
    </div>
  );
}
