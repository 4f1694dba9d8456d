import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import type { FieldErrors, JobFacets } from '@metier/sdk/contract';
import { useNavigate } from '@metier/sdk/router';
import { parseMoney } from '@metier/sdk/rules';
import {
  Button,
  CheckboxGroup,
  DateField,
  DialogActions,
  SelectField,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import styles from './advanced-filters.module.css';
import { listChoices, listSpans } from './filter-choices';
import { findContradictions } from './find-contradictions';
import { PayFields } from './pay-fields';
import {
  changeSearch,
  collectFilters,
  FILTERS,
  listValues,
  NO_FILTERS,
  type ChoiceName,
  type FilterName,
  type Filters,
  type HomeSearch,
} from '../home-search';
import { homeTexts } from '../home.texts';

export interface AdvancedFiltersProps {
  search: HomeSearch;
  facets: JobFacets | undefined;
  /** Validation errors of the filters in the URL. */
  errors: FieldErrors;
  /** Set inside a drawer: closes it when the results are shown. */
  onDone?: () => void;
  /** Set without JavaScript: the form is submitted natively. */
  isPlain?: boolean;
}

const GROUPS = [
  'contract_type',
  'activity_rate',
  'work_mode',
  'level',
  'salary_type',
  'language',
  'canton',
  'company',
] as const satisfies readonly ChoiceName[];

const PanelActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** All filters in one form. Searches only on Apply; a change of the URL resets the form to it. */
export function AdvancedFilters({ search, facets, errors, onDone, isPlain }: AdvancedFiltersProps) {
  const language = useLanguage();
  const { filters: texts } = useTexts(homeTexts);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isInDrawer = onDone !== undefined;
  const Actions = isInDrawer ? DialogActions : PanelActions;
  const [{ draft, refused }, setDraft] = useDraft(search);
  const shownErrors = refused ? findContradictions(refused, language) : errors;

  function go(filters: Filters) {
    setDraft({ draft: filters });
    onDone?.();
    const address = changeSearch(search, filters);
    // The panel keeps the results in view; the drawer covers them, so scroll to the results.
    void (isInDrawer ? navigate(`${address}#results`) : navigate(address, { preventScrollReset: true }));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const filters = readDraft(draft);
    const [first] = Object.keys(findContradictions(filters, language));
    if (!first) return go(filters);
    setDraft({ draft, refused: filters });
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  const describe = (name: FilterName) => ({
    name,
    label: texts.fields[name],
    errors: shownErrors[name] ?? [],
  });
  const describeText = (name: Exclude<FilterName, ChoiceName>) => ({
    ...describe(name),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ draft: { ...draft, [name]: target.value } }),
  });
  const describeChoice = (name: ChoiceName) => ({
    ...describe(name),
    values: draft[name],
    onChange: (values: readonly string[]) => setDraft({ draft: { ...draft, [name]: values } }),
    // What would find nothing is left out, except what was chosen, so that it does not vanish when it is unchecked.
    options: listChoices(name, search, facets, language).filter(
      ({ value, count }) => count !== 0 || [...draft[name], ...search[name]].includes(value),
    ),
    look: 'chips' as const,
  });

  return (
    <form ref={form} action="/#results" noValidate className={styles.form} onSubmit={handleSubmit}>
      {isPlain && <KeptTerms search={search} />}
      <div className={styles.fields}>
        <PayFields
          least={describeText('min_salary')}
          most={describeText('max_salary')}
          type={singleType(draft)}
          pay={singleType(draft) === singleType(search) ? facets?.pay : undefined}
          isPlain={isPlain}
        />
        <AgeField
          {...describeText('published_within')}
          shown={search.published_within}
          className={styles.besideBars}
        />
        {(['start_date', 'end_date'] as const).map((name) => (
          <DateField
            key={name}
            {...describeText(name)}
            hint={texts.hints[name]}
            className={styles.besideAmounts}
          />
        ))}
      </div>
      <ChoiceLines describe={describeChoice} rule={isPlain || !singleType(draft) ? texts.rule : undefined} />
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

/** The salary type that amounts are compared within; otherwise they are comparable ones. */
const singleType = ({ salary_type }: Filters) => (salary_type.length === 1 ? salary_type[0] : undefined);

interface ChoiceLinesProps {
  describe: (name: ChoiceName) => ComponentProps<typeof CheckboxGroup>;
  /** How amounts are compared, unless a single salary type is chosen. */
  rule: string | undefined;
}

/** A line for each filter that has something to choose. */
const ChoiceLines = ({ describe, rule }: ChoiceLinesProps) => (
  <div className={styles.groups}>
    {GROUPS.map(describe)
      .filter(({ options }) => options.length > 0)
      .map((group) => (
        <CheckboxGroup key={group.name} {...group} hint={group.name === 'salary_type' ? rule : undefined} />
      ))}
  </div>
);

interface AgeFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options'> {
  /** The value of the URL, which stays a choice. */
  shown: string;
}

/** How long ago a job was published at most. */
function AgeField({ shown, ...field }: AgeFieldProps) {
  const language = useLanguage();
  const { filters: texts } = useTexts(homeTexts);
  return <SelectField {...field} placeholder={texts.anyTime} options={listSpans(shown, language)} />;
}

/** Terms of the search form, kept as hidden fields. */
const KeptTerms = ({ search }: { search: HomeSearch }) =>
  (['keyword', 'location', 'radius', 'ordering', 'exact', 'without'] as const).map((name) => (
    <input key={name} type="hidden" name={name} value={search[name]} />
  ));

interface Draft {
  readonly draft: Filters;
  /** Filters that contradict each other, which Apply has refused. */
  readonly refused?: Filters;
}

/** Draft of the filters; reset when the filters in the URL change. */
function useDraft(search: HomeSearch): [Draft, (next: Draft) => void] {
  const address = FILTERS.map((name) => search[name]).join('\n');
  const [state, setState] = useState<Draft & { of: string }>({ draft: search, of: address });
  if (state.of !== address) setState({ draft: search, of: address });
  return [state, (next) => setState({ ...next, of: address })];
}

/**
 * Normalizes amounts as the server parses them: `5'200` is 5200. Invalid amounts are kept, so that the server
 * reports them.
 */
function readDraft(draft: Filters): Filters {
  const filters = collectFilters((name) => listValues(draft, name));
  return {
    ...filters,
    min_salary: readAmount(filters.min_salary),
    max_salary: readAmount(filters.max_salary),
  };
}

const readAmount = (text: string) => parseMoney(text)?.replace(/\.00$/, '') ?? text;
