import { textsIn } from '@metier/sdk/rules';
import { useState } from 'react';
import { getInterviewByLink, readFieldErrors } from '@metier/sdk/api';
import type { Interview } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { Link, useLoaderData, useRevalidator, useSearchParams } from '@metier/sdk/router';
import { buttonClass, Card, EmptyState, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { InterviewAnswer } from './interview-answer';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';

/** The interview of the link, or why the link leads to none. */
type LinkedInterview = { readonly interview: Interview } | { readonly over: string };

export async function loader({ request, ports }: PageArguments): Promise<LinkedInterview> {
  const language = ports.language.get();
  const texts = textsIn(language, interviewsTexts);
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { over: texts.noLink };
  try {
    return { interview: await getInterviewByLink(ports.http, token, { signal: request.signal }) };
  } catch (error) {
    const [over] = readFieldErrors(error).token ?? [];
    if (over) return { over };
    throw error;
  }
}

/** Target of the link in a candidate's mail; works without a login, and changes nothing until a button is pressed. */
export function Component() {
  const texts = useTexts(interviewsTexts);
  const loaded = useLoaderData<LinkedInterview>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  // Kept when the link has ended with this change, as after declining.
  const [changed, setChanged] = useState<Interview>();
  const interview = changed ?? ('interview' in loaded ? loaded.interview : undefined);
  const token = query.get('token') ?? '';
  if (!interview) return <LinkOver text={'over' in loaded ? loaded.over : texts.noLink} />;

  async function handleChange(next?: Interview) {
    setChanged(next);
    if (!next) await revalidate();
  }

  const title = texts.title(interview.job.title);
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <div className={styles.answer}>
        <h1>{title}</h1>
        <p>{texts.with(interview.company.name)}</p>
        <Card>
          <InterviewAnswer
            interview={interview}
            accessKey={{ token }}
            preferred={query.get('time') ?? undefined}
            onChange={handleChange}
          />
        </Card>
      </div>
    </Page>
  );
}

function LinkOver({ text }: { text: string }) {
  const texts = useTexts(interviewsTexts);
  return (
    <Page width="narrow">
      <PageTitle>{texts.linkOver}</PageTitle>
      <EmptyState
        level={1}
        icon="calendar"
        title={texts.linkOver}
        text={text}
        action={
          <Link to="/applications" className={buttonClass()}>
            {texts.applications}
          </Link>
        }
      />
    </Page>
  );
}
