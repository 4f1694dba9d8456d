import { lazy, Suspense, useState } from 'react';
import { Button, Icon, useIsHydrated, useTexts } from '@metier/sdk/ui';
import type { HomeSearch } from '../home-search';
import styles from './save-search.module.css';
import { saveSearchTexts } from './save-search.texts';

/** Lazy, because most visitors never save a search. */
const loadDialog = () => import('./save-search-dialog');
const SaveSearchDialog = lazy(async () => ({ default: (await loadDialog()).SaveSearchDialog }));

interface SaveSearchProps {
  search: HomeSearch;
  /** The keyword that was searched instead of a mistyped one. */
  corrected: string | undefined;
}

/** Button that opens the dialog to save a search. */
export function SaveSearch({ search, corrected }: SaveSearchProps) {
  const texts = useTexts(saveSearchTexts);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-disabled={!isHydrated || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="mail" size="small" />
        <span className={styles.label}>{texts.open}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog
            search={corrected === undefined ? search : { ...search, keyword: corrected }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
