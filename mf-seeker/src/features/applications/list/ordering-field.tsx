import { useNavigate } from '@metier/sdk/router';
import { SelectField, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { orderingOf, writeAddress, type ApplicationsFilter, type Ordering } from './applications-address';

/** Sort order of the list, kept in the URL. */
export function OrderingField({ filter }: { filter: ApplicationsFilter }) {
  const { ordering, orderings } = useTexts(applicationsTexts).filters;
  const navigate = useNavigate();

  function choose(chosen: Ordering) {
    void navigate(writeAddress(filter, { ordering: chosen }), { preventScrollReset: true });
  }

  return (
    <SelectField
      label={<VisuallyHidden>{ordering}</VisuallyHidden>}
      options={orderings}
      value={orderingOf(filter)}
      onChange={({ target }) => choose(target.value as Ordering)}
    />
  );
}
