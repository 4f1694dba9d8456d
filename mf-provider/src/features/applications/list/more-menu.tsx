import { useState } from 'react';
import type { Application } from '@metier/sdk/contract';
import { useNavigate } from '@metier/sdk/router';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { Menu, useTexts, type IconName, type MenuItem } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { ContactDialog } from '../details/contact-dialog';
import { NOTES } from '../details/notes-section';

interface MoreMenuProps {
  application: Application;
  /** URL of the application's details. */
  address: string;
  moves: readonly ApplicationStatus[];
  onMove: (to: ApplicationStatus) => void;
}

const MOVE_ICONS: Readonly<Record<ApplicationStatus, IconName>> = {
  pending: 'clock',
  reviewed: 'check',
  shortlisted: 'star',
  interview: 'calendar',
  hired: 'check-circle',
  rejected: 'close',
  withdrawn: 'close',
};

/** Menu of every action on an application except its main one. */
export function MoreMenu({ application, address, moves, onMove }: MoreMenuProps) {
  const { moves: moveTexts, more: texts, view } = useTexts(applicationsTexts);
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  const go = (to: string) => void navigate(to, { preventScrollReset: to.startsWith(address) });
  const toItem = (to: ApplicationStatus): MenuItem => ({
    label: moveTexts[to],
    icon: MOVE_ICONS[to],
    danger: to === 'rejected',
    onSelect: () => onMove(to),
  });
  const contacts: MenuItem[] = [
    { label: texts.contact, icon: 'mail', onSelect: () => setWriting(true) },
    { label: texts.notes, icon: 'edit', onSelect: () => go(`${address}${NOTES}`) },
    { label: texts.profile, icon: 'user', onSelect: () => go(`/jobseeker/${application.job_seeker}`) },
  ];
  return (
    <>
      <Menu
        label={texts.label(application.applicant_name)}
        items={[{ label: view, icon: 'eye', onSelect: () => go(address) }, ...contacts, ...moves.map(toItem)]}
      />
      {isWriting && <ContactDialog application={application} onClose={() => setWriting(false)} />}
    </>
  );
}
