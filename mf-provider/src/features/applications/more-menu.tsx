import { useState } from 'react';
import type { Application } from '@metier/sdk/contract';
import { useNavigate } from '@metier/sdk/router';
import { Menu } from '@metier/sdk/ui';
import { applicationsTexts } from './applications.texts';
import { ContactDialog } from './details/contact-dialog';
import { NOTES } from './details/notes-section';

const { more: texts } = applicationsTexts;

interface MoreMenuProps {
  application: Application;
  /** URL of the application's details. */
  address: string;
}

/** Menu of the less frequent actions. */
export function MoreMenu({ application, address }: MoreMenuProps) {
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Menu
        label={texts.label(application.applicant_name)}
        items={[
          { label: texts.contact, icon: 'mail', onSelect: () => setWriting(true) },
          {
            label: texts.notes,
            icon: 'edit',
            onSelect: () => void navigate(`${address}${NOTES}`, { preventScrollReset: true }),
          },
          {
            label: texts.profile,
            icon: 'user',
            onSelect: () => void navigate(`/jobseeker/${application.job_seeker}`),
          },
        ]}
      />
      {isWriting && <ContactDialog application={application} onClose={() => setWriting(false)} />}
    </>
  );
}
