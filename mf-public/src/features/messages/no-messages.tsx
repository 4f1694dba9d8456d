import { Link } from '@metier/sdk/router';
import { buttonClass, EmptyState, Spot, useTexts } from '@metier/sdk/ui';
import { messagesTexts } from './messages.texts';

/** Empty inbox: who writes the first message, and where. */
export function NoMessages({ isEmployer }: { isEmployer: boolean }) {
  const messages = useTexts(messagesTexts);
  const texts = messages.empty[isEmployer ? 'job_provider' : 'job_seeker'];
  return (
    <EmptyState
      bare
      picture={<Spot name="messages" />}
      title={texts.title}
      text={texts.text}
      action={
        <Link to={texts.to} className={buttonClass()}>
          {texts.action}
        </Link>
      }
    />
  );
}
