import type { Settled } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { textsIn, type Language } from '@metier/sdk/rules';
import { buttonClass, EmptyState, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { refusedTexts } from './refused.texts';

/** Why the server refuses an operator everything here, as without a second factor; undefined for any other result. */
export const readRefusal = (part: Settled<unknown> | undefined, language: Language): string | undefined => {
  const texts = textsIn(language, refusedTexts);
  return part && 'failure' in part && part.failure.status === 403
    ? (part.failure.detail ?? texts.title)
    : undefined;
};

/** The page of an operator who may not moderate yet. */
export function Refused({ reason }: { reason: string }) {
  const texts = useTexts(refusedTexts);
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
