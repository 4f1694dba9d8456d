import { getModerationCase, isApiError } from '@metier/sdk/api';
import type { ModerationCaseDetails } from '@metier/sdk/contract';
import { Section, settle, usePorts, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData, useRevalidator } from '@metier/sdk/router';
import {
  Breadcrumb,
  buttonClass,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { useEffect } from 'react';
import { readRefusal, Refused } from '../../refusal/refused';
import { CaseLog } from './case-log';
import styles from './case-page.module.css';
import { CaseReports } from './case-reports';
import { caseTexts } from './case.texts';
import { DecisionForm } from './decision-form';
import { ReportedContent } from './reported-content';

interface CaseData {
  /** Undefined when there is no such case. */
  readonly details: Settled<ModerationCaseDetails> | undefined;
}

export async function loader({ params, request, ports }: PageArguments): Promise<CaseData> {
  const found = getModerationCase(ports.http, Number(params.id), { signal: request.signal });
  try {
    return { details: { value: await found } };
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return { details: undefined };
    return { details: await settle(Promise.reject<ModerationCaseDetails>(error)) };
  }
}

/** One case: what was reported, by which reasons, and what is done about it. */
export function Component() {
  const language = useLanguage();
  const texts = useTexts(caseTexts);
  const { live } = usePorts();
  const { revalidate } = useRevalidator();
  const { details } = useLoaderData<CaseData>();
  useEffect(
    () =>
      live.subscribe(({ kind }) => {
        if (kind === 'moderation' || kind === 'missed') void revalidate();
      }),
    [live, revalidate],
  );
  const refusal = readRefusal(details, language);
  if (refusal) return <Refused reason={refusal} />;
  return (
    <Page>
      {details === undefined ? (
        <EmptyState
          level={1}
          icon="warning"
          title={texts.notFound.title}
          action={
            <Link to="/operator" className={buttonClass()}>
              {texts.notFound.action}
            </Link>
          }
        />
      ) : (
        <Section
          of={details}
          failed={(retry) => (
            <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
          )}
        >
          {(found) => <Case details={found} />}
        </Section>
      )}
    </Page>
  );
}

function Case({ details }: { details: ModerationCaseDetails }) {
  const texts = useTexts(caseTexts);
  const { title, reports, log } = details;
  return (
    <>
      <PageTitle>{texts.title(title)}</PageTitle>
      <Breadcrumb items={[<Link to="/operator">{texts.back}</Link>, title]} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <ReportedContent details={details} />
        <div className={styles.side}>
          <CaseReports reports={reports} />
          {details.actions.length > 0 && <DecisionForm key={log[0]?.id ?? 0} details={details} />}
          <CaseLog log={log} />
        </div>
      </div>
    </>
  );
}
