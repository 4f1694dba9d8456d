import { useLocation } from '@metier/sdk/router';
import { Frame } from './frame';
import { PageLoading } from './page-loading';

/** The frame while the first page loads. */
export function FrameLoading() {
  const { pathname } = useLocation();
  return (
    <Frame>
      <PageLoading pathname={pathname} />
    </Frame>
  );
}
