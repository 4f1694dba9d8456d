import { Outlet, useLocation, useNavigation } from '@metier/sdk/router';
import { useEffect, useState } from 'react';
import { Frame } from './frame';
import { PageLoading } from './page-loading';

/** A page that loads faster replaces the previous one without a skeleton in between. */
const SKELETON_MS = 150;

/** Path of the page being loaded, once loading takes longer than `SKELETON_MS`. */
function useSlowPath(): string | undefined {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined;
  const [slowPath, setSlowPath] = useState<string>();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(setSlowPath, SKELETON_MS, next);
    return () => {
      clearTimeout(timer);
      setSlowPath(undefined);
    };
  }, [next]);
  return slowPath === next ? next : undefined;
}

export function FrameLayout() {
  const slowPath = useSlowPath();
  return (
    <Frame>
      {slowPath && <PageLoading pathname={slowPath} />}
      <div hidden={slowPath !== undefined}>
        <Outlet />
      </div>
    </Frame>
  );
}
