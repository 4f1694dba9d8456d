import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { Badge, buttonClass, Icon, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';

interface MessagesLinkProps {
  application: Application;
  /** Number of unread messages; undefined, and nothing is rendered, if the employer has not written. */
  unread: number | undefined;
  className?: string;
}

export function MessagesLink({
  application: { id, job },
  unread,
  className = buttonClass('ghost', 'small'),
}: MessagesLinkProps) {
  const { card: texts } = useTexts(applicationsTexts);
  if (unread === undefined) return null;
  return (
    <Link
      to={`/messages?application=${id}`}
      aria-label={texts.messagesOf(job.job_provider.company_name, unread)}
      className={className}
    >
      <Icon name="mail" size="small" />
      {texts.messages}
      {unread > 0 && <Badge>{unread}</Badge>}
    </Link>
  );
}
