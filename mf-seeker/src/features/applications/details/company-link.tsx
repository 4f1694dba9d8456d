import type { MouseEvent, ReactNode } from 'react';
import { getJobProvider } from '@metier/shared/api';
import { usePorts } from '@metier/shared/remote';
import { Link, useNavigate } from '@metier/shared/router';
import { applicationsTexts } from '../applications.texts';
import { useExclusiveTask } from '../use-task';

interface CompanyLinkProps {
  id: number;
  className?: string | undefined;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Link to a company's page; checks first that it loads, so that a failure keeps the user on the present page.
 */
export function CompanyLink({ id, className, children }: CompanyLinkProps) {
  const { http, notify } = usePorts();
  const navigate = useNavigate();
  const { run } = useExclusiveTask();
  const address = `/company/${id}`;

  async function visit() {
    try {
      await getJobProvider(http, id);
    } catch {
      return notify.error(applicationsTexts.companyFailed);
    }
    await navigate(address);
  }

  function handleClick(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    void run(visit);
  }

  return (
    <Link to={address} className={className} onClick={handleClick}>
      {children}
    </Link>
  );
}
