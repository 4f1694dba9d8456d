import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Form, useLocation, useNavigate } from '@metier/shared/router';
import { Button } from '@metier/shared/ui';
import { changeSearch, listFilters, MAX_TERM_LENGTH, readTerm, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';
import styles from './search-form.module.css';

/** A plain GET form with two fields; its script only shortens the URL. */
export function SearchForm({ search }: { search: HomeSearch }) {
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const terms = { keyword: readTerm(form.get('keyword')), location: readTerm(form.get('location')) };
    // A new keyword is sorted by relevance.
    const kept = search.keyword ? search : { ...search, ordering: 'relevance' as const };
    void navigate(`${changeSearch(kept, terms)}#results`);
  }

  return (
    <Form
      role="search"
      aria-label={homeTexts.form}
      action="/#results"
      className={styles.bar}
      onSubmit={handleSubmit}
    >
      <Term name="keyword" label={homeTexts.keyword} hint={homeTexts.keywordHint} search={search} />
      <Term name="location" label={homeTexts.location} hint={homeTexts.locationHint} search={search} />
      {/* Keeps the filters when the form is submitted natively, without JavaScript. */}
      {listFilters(search).map((name) => (
        <input key={name} type="hidden" name={name} value={search[name]} />
      ))}
      <Button type="submit" className={styles.submit}>
        {homeTexts.search}
      </Button>
    </Form>
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
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const { key } = useLocation();
  const shown = useRef(key);
  const value = search[name];

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
        placeholder={hint}
        maxLength={MAX_TERM_LENGTH}
        defaultValue={value}
        className={styles.input}
        onInput={() => (isTyping.current = true)}
        onBlur={() => (isTyping.current = false)}
        onKeyDown={({ key }) => key === 'Enter' && (isTyping.current = false)}
      />
    </div>
  );
}
