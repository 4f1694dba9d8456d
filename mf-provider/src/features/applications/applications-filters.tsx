import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Job, StatusCounts } from '@metier/sdk/contract';
import { APPLICATION_STATUSES } from '@metier/sdk/rules';
import { Link, useNavigate } from '@metier/sdk/router';
import { Button, buttonClass, Icon, joinClasses, SelectField, TextField, useTexts } from '@metier/sdk/ui';
import styles from './applications-filters.module.css';
import { isFiltered, ORDERINGS, readView, writeView, type ApplicationsView } from './applications-query';
import { applicationsTexts } from './applications.texts';

const SEARCH_DEBOUNCE_MS = 300;

interface ApplicationsFiltersProps {
  view: ApplicationsView;
  jobs: readonly Pick<Job, 'id' | 'title'>[];
  counts: StatusCounts;
  /** Hidden for an empty list, which has its own clear button. */
  canClear: boolean;
}

/** Search box, job and status filters; each change navigates to a new URL, which reloads the list. */
export function ApplicationsFilters({ view, jobs, counts, canClear }: ApplicationsFiltersProps) {
  const { filters: texts, sorting } = useTexts(applicationsTexts);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(isFiltered(view));
  useSearchFromUrl(form, view.search);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const next = readView(new URLSearchParams(entries));
    void navigate(writeView({ ...next, layout: view.layout }), { replace: true, preventScrollReset: true });
  }

  function applySoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, SEARCH_DEBOUNCE_MS);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={texts.label}
      onSubmit={handleSubmit}
      className={joinClasses(styles.filters, isOpen && styles.open)}
    >
      <TextField
        name="search"
        type="search"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        defaultValue={view.search}
        maxLength={200}
        autoComplete="off"
        onChange={applySoon}
        className={styles.search}
      />
      <MoreButton isOpen={isOpen} onChange={setIsOpen} />
      <SelectField
        name="job"
        label={texts.job}
        className={styles.job}
        placeholder={texts.allJobs}
        options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(view.job ?? '')}
        onChange={apply}
      />
      {view.layout === 'table' && (
        <SelectField
          name="status"
          label={texts.status}
          className={styles.status}
          placeholder={texts.allStatuses(counts.total)}
          options={APPLICATION_STATUSES.map((value) => ({
            value,
            label: texts.statusOf(value, counts.by_status[value]),
          }))}
          value={view.status ?? ''}
          onChange={apply}
        />
      )}
      {view.layout === 'table' && (
        <SelectField
          name="ordering"
          label={sorting.label}
          className={styles.ordering}
          options={ORDERINGS.map((value) => ({ value, label: sorting.orders[value] }))}
          value={view.ordering}
          onChange={apply}
        />
      )}
      {canClear && isFiltered(view) && <ClearLink layout={view.layout} />}
    </form>
  );
}

/** Shown on a phone, where the choices would push the list off the screen. */
function MoreButton({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  const { filters: texts } = useTexts(applicationsTexts);
  return (
    <Button
      variant="ghost"
      size="small"
      className={styles.more}
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
    >
      {texts.more}
      <Icon name="chevron-down" size="small" className={styles.chevron} />
    </Button>
  );
}

function ClearLink({ layout }: Pick<ApplicationsView, 'layout'>) {
  const { filters: texts } = useTexts(applicationsTexts);
  return (
    <Link to={writeView({ layout })} replace preventScrollReset className={buttonClass('ghost')}>
      <Icon name="close" size="small" />
      {texts.clear}
    </Link>
  );
}

/** Updates the search box when the URL changes (Back, clear), except while the user is typing in it. */
function useSearchFromUrl(form: { current: HTMLFormElement | null }, search: string) {
  useEffect(() => {
    const box = form.current?.elements.namedItem('search');
    if (box instanceof HTMLInputElement && box !== document.activeElement) box.value = search;
  }, [form, search]);
}
