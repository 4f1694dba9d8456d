import { useState } from 'react';
import { useConfirmedLeave } from '@metier/sdk/remote';
import { Card, Fold, Icon, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import styles from './profile-card.module.css';
import { PROFILE_PARTS, readPart, type ProfilePart } from './profile-parts';
import { ProfileSection } from './profile-section';
import type { ShownSeeker } from '../shown-fields';

/** Unsaved texts of the parts being edited. */
type Drafts = Readonly<Partial<Record<ProfilePart, string>>>;

/** The profile as employers see it, with in-place editing and a list of missing parts. */
export function ProfileCard({ seeker: loaded }: { seeker: ShownSeeker }) {
  const { profile: texts } = useTexts(dashboardTexts);
  const [changes, setChanges] = useState<Partial<ShownSeeker>>({});
  const seeker = { ...loaded, ...changes };
  const [drafts, setDrafts] = useState<Drafts>({});
  useConfirmedLeave(
    PROFILE_PARTS.some((part) => drafts[part] !== undefined && drafts[part] !== readPart(seeker, part)),
  );
  return (
    <Card as="section" aria-label={texts.title}>
      <Fold id="my-profile" title={texts.title}>
        <div className={styles.parts}>
          <div className={styles.head}>
            <h2>{texts.title}</h2>
            <Completeness missing={PROFILE_PARTS.filter((part) => !readPart(seeker, part))} />
          </div>
          {PROFILE_PARTS.map((part) => (
            <ProfileSection
              key={part}
              part={part}
              seekerId={seeker.id}
              saved={readPart(seeker, part)}
              draft={drafts[part]}
              onDraft={(text) => setDrafts((others) => ({ ...others, [part]: text }))}
              onSaved={(now) => setChanges((others) => ({ ...others, ...now }))}
            />
          ))}
        </div>
      </Fold>
    </Card>
  );
}

function Completeness({ missing }: { missing: readonly ProfilePart[] }) {
  const { profile: texts } = useTexts(dashboardTexts);
  return (
    <p className={styles.state}>
      <Icon name={missing.length === 0 ? 'check-circle' : 'info'} size="small" />
      {missing.length === 0 ? texts.complete : texts.missing(missing.map((part) => texts[part]).join(', '))}
    </p>
  );
}
