import { useOutcome } from '@metier/sdk/remote';
import { Form, Link, useNavigation, useSearchParams } from '@metier/sdk/router';
import { Alert, Button, buttonClass, EmptyState, Page, PageTitle, SlimPage, useTexts } from '@metier/sdk/ui';
import type { LinkResult } from './follow-link';
import styles from './newsletter-link-page.module.css';
import { newsletterTexts } from './newsletter.texts';

type Texts = Readonly<Record<keyof (typeof newsletterTexts)['confirm' | 'leave'], string>>;

interface NewsletterLinkPageProps {
  texts: Texts;
  /** Label of the link to the page that follows a success. */
  next?: string;
}

const keepSuccess = (outcome: LinkResult) => (outcome.kind === 'done' ? outcome : undefined);

/** Target page of a mail link. Mail scanners follow links too, so the change needs a button press. */
export function NewsletterLinkPage({ texts, next }: NewsletterLinkPageProps) {
  const newsletter = useTexts(newsletterTexts);
  const outcome = useOutcome(keepSuccess);
  const isBusy = useNavigation().formMethod === 'POST';
  const token = useSearchParams()[0].get('token');
  if (!token) return <FinalNotice {...newsletter.noLink} isFault />;
  if (outcome?.kind === 'done') {
    const action = next !== undefined && outcome.path ? { to: outcome.path, label: next } : undefined;
    return <FinalNotice title={texts.done} text={texts.doneLead} action={action} />;
  }
  if (outcome?.kind === 'over') return <FinalNotice title={newsletter.over} text={outcome.message} isFault />;
  return (
    <SlimPage title={texts.title} lead={texts.lead}>
      <Form method="post" className={styles.form}>
        {outcome && !isBusy && <Alert>{outcome.message}</Alert>}
        <Button type="submit" busy={isBusy} busyText={texts.submitting} className={styles.submit}>
          {outcome ? newsletter.again : texts.submit}
        </Button>
      </Form>
    </SlimPage>
  );
}

interface EndingProps {
  title: string;
  text: string;
  isFault?: boolean;
  action?: { to: string; label: string } | undefined;
}

function FinalNotice({ title, text, isFault, action }: EndingProps) {
  const { home } = useTexts(newsletterTexts);
  const { to, label } = action ?? { to: '/', label: home };
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={isFault ? 'warning' : 'check-circle'}
        title={title}
        text={text}
        action={
          <Link to={to} className={buttonClass()}>
            {label}
          </Link>
        }
      />
    </Page>
  );
}
