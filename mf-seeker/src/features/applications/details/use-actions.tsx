import { useTexts } from '@metier/sdk/ui';
import { useState, type ReactNode } from 'react';
import type { Application } from '@metier/sdk/contract';
import { isReviewable, nextStatuses } from '@metier/sdk/rules';
import type { MenuItem } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { DocumentsDialog } from '../documents/documents-dialog';
import { EditDialog } from '../edit/edit-dialog';
import { ReviewDialog } from '../review/review-dialog';
import { useWithdrawal } from './use-withdrawal';

interface Actions {
  /** Actions allowed in the present status; a withdrawn application is read-only. */
  readonly items: readonly MenuItem[];
  /** The dialog of the chosen action. */
  readonly dialog: ReactNode;
}

/** All actions of an application, for a menu or a toolbar. */
export function useActions(application: Application): Actions {
  const { actions: texts } = useTexts(applicationsTexts);
  const { status, job } = application;
  const [open, setOpen] = useState<'edit' | 'documents' | 'review'>();
  const withdraw = useWithdrawal(application);
  const close = () => setOpen(undefined);

  const changes: MenuItem[] = [
    { label: texts.edit, icon: 'edit', onSelect: () => setOpen('edit') },
    { label: texts.documents, icon: 'file', onSelect: () => setOpen('documents') },
  ];
  const reviewing: MenuItem = { label: texts.review, icon: 'star', onSelect: () => setOpen('review') };
  const withdrawing: MenuItem = { label: texts.withdraw, icon: 'close', danger: true, onSelect: withdraw };
  const isWithdrawable = nextStatuses(status, 'job_seeker').includes('withdrawn');
  return {
    items: [
      ...(status === 'withdrawn' ? [] : changes),
      ...(isReviewable(application) ? [reviewing] : []),
      ...(isWithdrawable ? [withdrawing] : []),
    ],
    dialog: (
      <>
        {open === 'edit' && <EditDialog application={application} onClose={close} />}
        {open === 'documents' && <DocumentsDialog application={application} onClose={close} />}
        {open === 'review' && <ReviewDialog company={job.job_provider} onClose={close} />}
      </>
    ),
  };
}
