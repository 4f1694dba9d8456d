import { Form, Link, useActionData, useNavigation, useSearchParams } from '@metier/sdk/router';
import { Alert, Button, buttonClass, EmptyState, Page, PageTitle, SlimPage } from '@metier/sdk/ui';
import type { LinkResult } from './follow-link';
import styles from './newsletter-link-page.module.css';
import { newsletterTexts } from './newsletter.texts';

type Texts = Readonly<Record<keyof (typeof newsletterTexts)['confirm' | 'leave'], string>>;

/** Target page of a mail link. Mail scanners follow links too, so the change needs a button press. */
export function NewsletterLinkPage({ texts }: { texts: Texts }) {
  const outcome = useActionData<LinkResult>();
  const isBusy = useNavigation().formMethod === 'POST';
  const token = useSearchParams()[0].get('token');
  if (!token) return <FinalNotice {...newsletterTexts.noLink} isFault />;
  if (outcome?.kind === 'done') return <FinalNotice title={texts.done} text={texts.doneLead} />;
  if (outcome?.kind === 'over')
    return <FinalNotice title={newsletterTexts.over} text={outcome.message} isFault />;
  return (
    <SlimPage title={texts.title} lead={texts.lead}>
      <Form method="post" className={styles.form}>
        {outcome && !isBusy && <Alert>{outcome.message}</Alert>}
        <Button type="submit" busy={isBusy} busyText={texts.submitting} className={styles.submit}>
          {outcome ? newsletterTexts.again : texts.submit}
        </Button>
      </Form>
    </SlimPage>
  );
}

interface EndingProps {
  title: string;
  text: string;
  isFault?: boolean;
}

function FinalNotice({ title, text, isFault }: EndingProps) {
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={isFault ? 'warning' : 'check-circle'}
        title={title}
        text={text}
        action={
          <Link to="/" className={buttonClass()}>
            {newsletterTexts.home}
          </Link>
        }
      />
    </Page>
  );
}
