import { Drawer, useTexts } from '@metier/sdk/ui';
import { AdvancedFilters, type AdvancedFiltersProps } from './advanced-filters';
import { homeTexts } from '../home.texts';

interface FiltersDrawerProps extends Omit<AdvancedFiltersProps, 'onDone' | 'isPlain'> {
  open: boolean;
  onClose: () => void;
}

/** All filters over the page, where it is too narrow for a panel. */
export function FiltersDrawer({ open, onClose, ...props }: FiltersDrawerProps) {
  const { filters: texts } = useTexts(homeTexts);
  return (
    <Drawer open={open} onClose={onClose} title={texts.more}>
      <AdvancedFilters {...props} onDone={onClose} />
    </Drawer>
  );
}
