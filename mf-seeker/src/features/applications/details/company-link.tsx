import { useTexts } from '@metier/sdk/ui';
import type { MouseEvent, ReactNode } from 'react';
import { getJobProvider } from '@metier/sdk/api';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { Link, useNavigate } from '@metier/sdk/router';
import { applicationsTexts } from '../applications.texts';

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
  const texts = useTexts(applicationsTexts);
  const { http } = usePorts();
  const navigate = useNavigate();
  const address = `/company/${id}`;
  const { run } = useMutation({
    call: () => getJobProvider(http, id),
    leave: () => navigate(address),
    failed: texts.companyFailed,
  });

  function handleClick(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    run();
  }

  return (
    <Link to={address} className={className} onClick={handleClick}>
      {children}
    </Link>
  );
}
