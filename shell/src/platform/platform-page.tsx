import { readDetail } from '@metier/sdk/api';
import { useLoaderData } from '@metier/sdk/router';
import type { PlatformData } from './load-platform';
import { JoinForm } from './approvals/join-form';
import { Cockpit } from './cockpit';
import { PlatformError } from './platform-error';
import { platformTexts as texts } from './platform.texts';
import { TokenForm } from './token-form';
import { useLastGood } from './use-last-good';

/** The operators' page: token form first, then everything that is live. Excluded from search engines. */
export function PlatformPage() {
  const data = useLoaderData<PlatformData>();
  const shown = useLastGood(data);
  return (
    <>
      <meta name="robots" content="noindex" />
      {data.kind === 'locked' && <TokenForm />}
      {data.kind === 'joining' && <JoinForm {...data} />}
      {shown && <Cockpit platform={shown} isStale={data.kind === 'failed'} />}
      {data.kind === 'failed' && !shown && (
        <PlatformError message={readDetail(data.error, texts.failed.safe)} />
      )}
    </>
  );
}
