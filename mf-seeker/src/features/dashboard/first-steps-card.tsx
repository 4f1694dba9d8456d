import { useState } from 'react';
import { listAlerts, listAttachments, type Http } from '@metier/sdk/api';
import { FirstSteps, Section, settle, useFirstSteps, usePorts } from '@metier/sdk/remote';
import { useSession } from '@metier/sdk/session';
import { useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import type { ShownSeeker } from './shown-fields';

interface FirstStepsCardProps {
  seeker: ShownSeeker;
}

/** What a new candidate does first. Documents and alerts are read only while the steps are shown. */
export function FirstStepsCard({ seeker }: FirstStepsCardProps) {
  const [isOver, end] = useFirstSteps();
  return isOver ? null : <Steps seeker={seeker} onEnd={end} />;
}

async function readOwned(http: Http) {
  const [documents, alerts] = await Promise.all([listAttachments(http, { page_size: 1 }), listAlerts(http)]);
  return { hasDocument: documents.items.length > 0, hasAlert: alerts.length > 0 };
}

function Steps({ seeker, onEnd }: FirstStepsCardProps & { onEnd: () => void }) {
  const { firstSteps: texts } = useTexts(dashboardTexts);
  const { http, session } = usePorts();
  const user = useSession(session);
  const [owned] = useState(() => settle(readOwned(http)));
  const isComplete = Boolean(seeker.biography && seeker.experience && seeker.skill.length > 0);
  return (
    <Section of={owned} loading={null} failed={() => null}>
      {({ hasDocument, hasAlert }) => (
        <FirstSteps
          onEnd={onEnd}
          steps={[
            { label: texts.confirm, to: '/account', isDone: user?.email_confirmed !== false },
            { label: texts.resume, to: '/documents', isDone: hasDocument },
            { label: texts.profile, to: `/edit-seeker/${seeker.id}`, isDone: isComplete },
            { label: texts.alert, to: '/', isDone: hasAlert },
          ]}
        />
      )}
    </Section>
  );
}
