import type { Application } from '@metier/sdk/contract';
import { Dialog } from '@metier/sdk/ui';
import { ApplicationDetails } from './application-details';

interface ApplicationDialogProps {
  application: Application;
  unread: number | undefined;
  onClose: () => void;
}

export function ApplicationDialog({ application, unread, onClose }: ApplicationDialogProps) {
  return (
    <Dialog open onClose={onClose} title={application.job.title} size="large">
      <ApplicationDetails application={application} unread={unread} level={3} />
    </Dialog>
  );
}
