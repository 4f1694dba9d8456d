import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '../../ui/index';

export interface PageFailureTexts {
  readonly title: string;
  readonly text: ReactNode;
}

export interface PageFailureProps {
  failure: PageFailureTexts;
  /** Texts for a missing page, by the status that its loader has thrown; a retry is not offered. */
  permanentFailures: Readonly<Partial<Record<400 | 404, PageFailureTexts>>>;
  link: { readonly to: string; readonly label: string };
}

/** A page's error boundary with its own texts: the reason, Try Again where a retry may help, and a link. */
export function PageErrorBoundary({ failure, permanentFailures, link }: PageFailureProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const reason = isRouteErrorResponse(error) ? permanentFailures[error.status as 400 | 404] : undefined;
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
          <Link to={link.to} className={buttonClass(reason ? 'primary' : 'ghost')}>
            {link.label}
          </Link>
        }
      />
    </Page>
  );
}
