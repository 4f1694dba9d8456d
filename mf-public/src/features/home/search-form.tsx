import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Form, useNavigate } from '@metier/shared/router';
import { Button } from '@metier/shared/ui';
import { LONGEST_TERM, readForm, searchAddress, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';
import styles from './search-form.module.css';

/** Two fields and a button as one object: a plain GET form, whose script only keeps the address short. */
export function SearchForm({ search }: { search: HomeSearch }) {
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const terms = readForm(new FormData(event.currentTarget));
    const kept = search.keyword ? { ordering: search.ordering } : {};
    void navigate(`${searchAddress({ ...terms, ...kept })}#results`);
  }

  return (
    <Form
      role="search"
      aria-label={homeTexts.form}
      action="/#results"
      className={styles.bar}
      onSubmit={handleSubmit}
    >
      <Term name="keyword" label={homeTexts.keyword} hint={homeTexts.keywordHint} value={search.keyword} />
      <Term
        name="location"
        label={homeTexts.location}
        hint={homeTexts.locationHint}
        value={search.location}
      />
      <Button type="submit" className={styles.submit}>
        {homeTexts.search}
      </Button>
    </Form>
  );
}

interface TermProps {
  name: keyof ReturnType<typeof readForm>;
  label: string;
  hint: string;
  /** What the address says; typing changes the field alone. */
  value: string;
}

function Term({ name, label, hint, value }: TermProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Going back in the history changes the address, and the field has to follow.
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);

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
        maxLength={LONGEST_TERM}
        defaultValue={value}
        className={styles.input}
      />
    </div>
  );
}
