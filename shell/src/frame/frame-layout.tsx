import { Outlet, useLocation, useNavigation } from '@metier/shared/router';
import { useEffect, useState } from 'react';
import { Frame } from './frame';
import { PageLoading } from './page-loading';

/** A page that comes sooner replaces the one before it without a skeleton between them. */
const SKELETON_MS = 150;

/** The path of the page that is on its way, once it takes long enough to be noticed. */
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

/** The frame with the page of the present address in it. */
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
