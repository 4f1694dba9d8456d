import { getModerationDecision, isApiError } from '@metier/sdk/api';
import type { ModerationDecision } from '@metier/sdk/contract';
import { Section, settle, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { describeDecision, formatDate, loginUrl } from '@metier/sdk/rules';
import {
  buttonClass,
  Card,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  Stack,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { AppealForm } from './appeal-form';
import styles from './decision-page.module.css';
import { decisionTexts } from './decision.texts';

interface DecisionData {
  readonly id: number;
  readonly token: string | undefined;
  /** Undefined when it is not the caller's, and the link does not open it. */
  readonly decision: Settled<ModerationDecision> | undefined;
}

export async function loader({ request, params, ports }: PageArguments): Promise<DecisionData> {
  const id = Number(params.id);
  const token = new URL(request.url).searchParams.get('token') ?? undefined;
  const found = getModerationDecision(ports.http, id, { token }, { signal: request.signal });
  try {
    return { id, token, decision: { value: await found } };
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400))
      return { id, token, decision: undefined };
    return { id, token, decision: await settle(Promise.reject<ModerationDecision>(error)) };
  }
}

/** A decision of an operator, for the account concerned: signed in, or by the mailed link. */
export function Component() {
  const texts = useTexts(decisionTexts);
  const { id, token, decision } = useLoaderData<DecisionData>();
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      {decision === undefined ? (
        <EmptyState
          level={1}
          icon="warning"
          title={texts.unknown.title}
          text={texts.unknown.text}
          action={
            <Link to={loginUrl(`/decisions/${id}`)} className={buttonClass()}>
              {texts.unknown.action}
            </Link>
          }
        />
      ) : (
        <Section
          of={decision}
          failed={(retry) => (
            <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
          )}
        >
          {(found) => <Decision decision={found} token={token} />}
        </Section>
      )}
    </Page>
  );
}

function Decision({ decision, token }: { decision: ModerationDecision; token: string | undefined }) {
  const language = useLanguage();
  const texts = useTexts(decisionTexts);
  const { appeal, created_at: at, reason } = decision;
  return (
    <Stack gap={24}>
      <header>
        <h1>{describeDecision(decision, language)}</h1>
        <p className={styles.date}>
          <time dateTime={at}>{formatDate(at, language)}</time>
        </p>
      </header>
      <Words title={texts.reason} text={reason} />
      {appeal && <Words title={texts.yours} text={appeal.text} />}
      {appeal && (appeal.answer ? <Answer {...appeal.answer} of={decision} /> : <p>{texts.waiting}</p>)}
      {decision.can_appeal && <AppealForm id={decision.id} token={token} />}
    </Stack>
  );
}

interface AnswerProps extends NonNullable<NonNullable<ModerationDecision['appeal']>['answer']> {
  of: ModerationDecision;
}

const Answer = ({ action, reason, of: { target, title } }: AnswerProps) => {
  const language = useLanguage();
  const texts = useTexts(decisionTexts);
  return (
    <Words title={texts.answer} lead={describeDecision({ action, target, title }, language)} text={reason} />
  );
};

function Words({ title, lead, text }: { title: string; lead?: string; text: string }) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </Card>
  );
}
