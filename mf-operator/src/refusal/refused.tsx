import type { Settled } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { buttonClass, EmptyState, Page, PageTitle } from '@metier/sdk/ui';
import { refusedTexts as texts } from './refused.texts';

/** Why the server refuses an operator everything here, as without a second factor; undefined for any other result. */
export const readRefusal = (part: Settled<unknown> | undefined): string | undefined =>
  part && 'failure' in part && part.failure.status === 403 ? (part.failure.detail ?? texts.title) : undefined;

/** The page of an operator who may not moderate yet. */
export function Refused({ reason }: { reason: string }) {
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState
        level={1}
        icon="warning"
        title={texts.title}
        text={reason}
        action={
          <Link to="/account" className={buttonClass()}>
            {texts.action}
          </Link>
        }
      />
    </Page>
  );
}
