import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '../ui/index';

export interface PageFailureTexts {
  readonly title: string;
  readonly text: ReactNode;
}

export interface PageFailureProps {
  /** The page could not be had; it may be had later. */
  failure: PageFailureTexts;
  /** There is no such page, by the status its loader has thrown: to try again would change nothing. */
  hopeless: Readonly<Partial<Record<400 | 404, PageFailureTexts>>>;
  /** Where else to go. */
  way: { readonly to: string; readonly label: string };
}

/** A page's error boundary in its own words: why it is not there, Try Again where that may help, and a way on. */
export function PageFailure({ failure, hopeless, way }: PageFailureProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const reason = isRouteErrorResponse(error) ? hopeless[error.status as 400 | 404] : undefined;
  const { title, text } = reason ?? failure;
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <ErrorPanel
        level={1}
        title={title}
        message={text}
        busy={state === 'loading'}
        {...(!reason && { onRetry: () => void revalidate() })}
        action={
          <Link to={way.to} className={buttonClass(reason ? 'primary' : 'ghost')}>
            {way.label}
          </Link>
        }
      />
    </Page>
  );
}
