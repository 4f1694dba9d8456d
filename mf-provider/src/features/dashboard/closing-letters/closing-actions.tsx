import { useState } from 'react';
import { sendClosingNotice, skipClosingNotice } from '@metier/sdk/api';
import type { ClosingNotice } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { Button, Menu, useTexts } from '@metier/sdk/ui';
import { TODAY_ID } from '../today/today-id';
import { ClosingLetterDialog } from './closing-letter-dialog';
import { closingTexts } from './closing-letters.texts';

type Decision = 'send' | 'skip';

/** What the company can do with a planned letter to the candidates of a closed job. */
export function ClosingActions({ letter }: { letter: ClosingNotice }) {
  const texts = useTexts(closingTexts);
  const { job, candidates } = letter;
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const { run, isPending } = useMutation({
    question: (decision: Decision) =>
      decision === 'send'
        ? { text: texts.sendQuestion(candidates, job.title), confirm: texts.send }
        : { text: texts.skipQuestion(candidates, job.title), confirm: texts.skip, isDangerous: true },
    call: (decision) => (decision === 'send' ? sendClosingNotice : skipClosingNotice)(http, job.id),
    async done(_reply, decision) {
      notify.success(decision === 'send' ? texts.sent : texts.skipped);
      await revalidate();
      // The menu is removed together with its row.
      document.getElementById(TODAY_ID)?.focus();
    },
    failed: texts.failed,
  });
  return (
    <>
      <Button
        size="small"
        variant="soft"
        aria-label={texts.editOf(job.title)}
        busy={isPending}
        onClick={() => setEditing(true)}
      >
        {texts.edit}
      </Button>
      <Menu
        label={texts.actionsOf(job.title)}
        items={[
          { label: texts.send, onSelect: () => run('send') },
          { label: texts.skip, danger: true, onSelect: () => run('skip') },
        ]}
      />
      {isEditing && <ClosingLetterDialog letter={letter} onClose={() => setEditing(false)} />}
    </>
  );
}
