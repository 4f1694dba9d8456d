import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldErrors, JobFacets } from '@metier/shared/contract';
import { useNavigate } from '@metier/shared/router';
import { parseMoney } from '@metier/shared/rules';
import { Button, DateField, DialogActions, NumberField, SelectField } from '@metier/shared/ui';
import styles from './advanced-filters.module.css';
import { listChoices, type ChoiceName } from './filter-choices';
import { findContradictions } from './find-contradictions';
import {
  changeSearch,
  collectFilters,
  FILTERS,
  NO_FILTERS,
  readTerm,
  type FilterName,
  type Filters,
  type HomeSearch,
} from './home-search';
import { homeTexts } from './home.texts';

const { filters: texts } = homeTexts;

interface AdvancedFiltersProps {
  search: HomeSearch;
  facets: JobFacets | undefined;
  /** What is wrong with the filters of the address. */
  errors: FieldErrors;
  /** The form stands in a drawer, which gives way to the results. */
  onDone?: () => void;
  /** The form stands in a page without scripts: it is sent as it is. */
  isPlain?: boolean;
}

const PanelActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** All filters in one form. Nothing is searched before Apply; whatever changes the address fills the form anew. */
export function AdvancedFilters({ search, facets, errors, onDone, isPlain }: AdvancedFiltersProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isInDrawer = onDone !== undefined;
  const Actions = isInDrawer ? DialogActions : PanelActions;
  const [{ draft, refused = errors }, setDraft] = useDraft(search);

  function go(filters: Filters) {
    setDraft({ draft: filters });
    onDone?.();
    const address = changeSearch(search, filters);
    // Beside the form one sees what it brings; behind a drawer one is taken there.
    if (isInDrawer) void navigate(`${address}#results`);
    else void navigate(address, { preventScrollReset: true });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const filters = readDraft(draft);
    const contradictions = findContradictions(filters);
    const [first] = Object.keys(contradictions);
    if (!first) return go(filters);
    setDraft({ draft, refused: contradictions });
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  const describe = (name: FilterName) => ({
    name,
    label: texts.fields[name],
    errors: refused[name] ?? [],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ draft: { ...draft, [name]: target.value } }),
  });
  const describeChoice = (name: ChoiceName) => ({
    ...describe(name),
    placeholder: texts.any,
    options: listChoices(name, draft[name], facets).map(({ value, label, count }) => ({
      value,
      label: texts.option(label, count),
    })),
  });

  return (
    <form ref={form} action="/#results" noValidate className={styles.form} onSubmit={handleSubmit}>
      {isPlain && <KeptTerms search={search} />}
      <div className={styles.fields}>
        <NumberField {...describe('min_salary')} unit="CHF" />
        <NumberField {...describe('max_salary')} unit="CHF" />
        <SelectField {...describeChoice('salary_type')} />
        <SelectField {...describeChoice('canton')} />
        <SelectField {...describeChoice('contract_type')} />
        <SelectField {...describeChoice('activity_rate')} />
        <DateField {...describe('start_date')} hint={texts.hints.start_date} />
        <DateField {...describe('end_date')} hint={texts.hints.end_date} />
      </div>
      <Actions>
        {!isPlain && (
          <Button variant={isInDrawer ? 'secondary' : 'ghost'} onClick={() => go(NO_FILTERS)}>
            {texts.reset}
          </Button>
        )}
        <Button type="submit">{texts.apply}</Button>
      </Actions>
    </form>
  );
}

/** What the other form has asked for. */
const KeptTerms = ({ search }: { search: HomeSearch }) =>
  (['keyword', 'location', 'ordering'] as const).map((name) => (
    <input key={name} type="hidden" name={name} value={search[name]} />
  ));

interface Draft {
  readonly draft: Filters;
  /** Why Apply did not go ahead. */
  readonly refused?: FieldErrors;
}

/** What is being filled in; begins anew with every other set of filters in the address. */
function useDraft(search: HomeSearch): [Draft, (next: Draft) => void] {
  const address = FILTERS.map((name) => search[name]).join('\n');
  const [state, setState] = useState<Draft & { of: string }>({ draft: search, of: address });
  if (state.of !== address) setState({ draft: search, of: address });
  return [state, (next) => setState({ ...next, of: address })];
}

/** Amounts as the server reads them: `5'200` is 5200; what is none stays, for the server to say so. */
function readDraft(draft: Filters): Filters {
  const filters = collectFilters((name) => readTerm(draft[name]));
  return {
    ...filters,
    min_salary: readAmount(filters.min_salary),
    max_salary: readAmount(filters.max_salary),
  };
}

const readAmount = (text: string) => parseMoney(text)?.replace(/\.00$/, '') ?? text;
