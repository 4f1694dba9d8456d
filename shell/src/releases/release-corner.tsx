import { useIsHydrated, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useStore } from 'zustand/react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './release-corner.module.css';

const toModule = <Props extends object>(Component: ComponentType<Props>) => ({ default: Component });

/** Rarely needed, so loaded on demand; the page works without it if loading fails. */
const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then(toModule, () => toModule<Props>(() => null)));

const OverrideBadge = lazily(async () => (await import('./override-badge')).OverrideBadge);
const UpdateBar = lazily(async () => (await import('./update-bar')).UpdateBar);

/** Versions that a reload would load, as one string; empty until hydration and while input is unsaved. */
function useNews(): string {
  const { registry, unsaved } = useShell();
  const isHydrated = useIsHydrated();
  const hasUnsaved = useStore(unsaved.store, (entries) => entries.length > 0);
  const news = useStore(registry.store, () => registry.listUpdates().join(' '));
  return isHydrated && !hasUnsaved ? news : '';
}

/** Release notices: a newer release is available, or this visitor has overrides. */
export function ReleaseNotices() {
  const texts = useTexts(shellTexts);
  const { registry, reload } = useShell();
  const overrides = useStore(registry.store, (state) => state.overrides);
  const news = useNews();
  const [dismissed, setDismissed] = useState('');
  const isNews = news !== '' && news !== dismissed;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isNews ? texts.update.ready : ''}</span>
      </VisuallyHidden>
      {(isNews || overrides.length > 0) && (
        <div className={styles.corner}>
          <Suspense>
            {overrides.length > 0 && <OverrideBadge overrides={overrides} />}
            {isNews && <UpdateBar onUpdate={reload} onDismiss={() => setDismissed(news)} />}
          </Suspense>
        </div>
      )}
    </>
  );
}
