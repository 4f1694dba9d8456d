import { listModerationCases } from '@metier/sdk/api';
import type { ModerationCasesPage } from '@metier/sdk/contract';
import { Section, settle, usePorts, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData, useRevalidator } from '@metier/sdk/router';
import {
  buttonClass,
  Card,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  Row,
  Segments,
  Stack,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { useEffect } from 'react';
import { readRefusal, Refused } from '../../refusal/refused';
import { CaseItem } from './case-item';
import { ProposalsButton } from './proposals-button';
import { QueueFilters } from './queue-filters';
import styles from './queue-page.module.css';
import { isFiltered, readView, writeView, type QueueView } from './queue-view';
import { queueTexts } from './queue.texts';

interface QueueData {
  readonly page: Settled<ModerationCasesPage>;
  readonly view: QueueView;
}

export async function loader({ request, ports }: PageArguments): Promise<QueueData> {
  const view = readView(new URL(request.url).searchParams);
  return { view, page: await settle(listModerationCases(ports.http, view, { signal: request.signal })) };
}

/** Reloads the queue as soon as a case is opened or decided. */
function useLiveQueue(): void {
  const { live } = usePorts();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      live.subscribe(({ kind }) => {
        if (kind === 'moderation' || kind === 'missed') void revalidate();
      }),
    [live, revalidate],
  );
}

/** Reported jobs, companies and messages. */
export function Component() {
  const language = useLanguage();
  const texts = useTexts(queueTexts);
  const { page, view } = useLoaderData<QueueData>();
  useLiveQueue();
  const refusal = readRefusal(page, language);
  if (refusal) return <Refused reason={refusal} />;
  return (
    <Page>
      <Stack gap={20}>
        <Row justify="between">
          <h1>{texts.title}</h1>
          <Segments
            label={texts.state}
            segments={(['open', 'decided'] as const).map((value) => ({ value, label: texts.states[value] }))}
            current={view.state ?? 'open'}
            renderLink={(state, children, props) => (
              <Link to={writeView(view, { state: state === 'open' ? undefined : state })} {...props}>
                {children}
              </Link>
            )}
          />
        </Row>
        <QueueFilters view={view} />
        <Section
          of={page}
          failed={(retry) => (
            <>
              <PageTitle>{texts.title}</PageTitle>
              <ErrorPanel {...retry} title={texts.failed.title} message={texts.failed.text} />
            </>
          )}
        >
          {(cases) => <Cases {...cases} view={view} />}
        </Section>
        <Row>
          <ProposalsButton />
        </Row>
      </Stack>
    </Page>
  );
}

function Cases({ items, next, view }: ModerationCasesPage & { view: QueueView }) {
  const texts = useTexts(queueTexts);
  const isOpen = (view.state ?? 'open') === 'open';
  if (items.length === 0) return <NoCases view={view} />;
  return (
    <>
      <PageTitle>{texts.titleOpen(isOpen ? items.length : 0)}</PageTitle>
      <Card kind="flush">
        <ul aria-label={texts.list} className={styles.list}>
          {items.map((each) => (
            <CaseItem key={each.id} item={each} />
          ))}
        </ul>
      </Card>
      {(view.after !== undefined || next !== null) && (
        <Row justify="between">
          {view.after !== undefined && (
            <Link to={writeView(view, { after: undefined })} className={buttonClass('secondary', 'small')}>
              {texts.first}
            </Link>
          )}
          {next !== null && (
            <Link to={writeView(view, { after: next })} className={buttonClass('secondary', 'small')}>
              {texts.more}
            </Link>
          )}
        </Row>
      )}
    </>
  );
}

function NoCases({ view }: { view: QueueView }) {
  const texts = useTexts(queueTexts);
  const empty = view.state === 'decided' ? texts.emptyDecided : texts.empty;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {isFiltered(view) ? (
        <EmptyState
          icon="search"
          title={texts.noMatch.title}
          text={texts.noMatch.text}
          action={
            <Link to="/operator" className={buttonClass('secondary')}>
              {texts.noMatch.action}
            </Link>
          }
        />
      ) : (
        <EmptyState icon="check-circle" title={empty.title} text={empty.text} />
      )}
    </>
  );
}
