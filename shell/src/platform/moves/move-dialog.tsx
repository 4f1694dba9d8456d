import type { StatusReply } from '@metier/sdk/contract';
import { useFetcher } from '@metier/sdk/router';
import { Alert, Button, Dialog, DialogActions } from '@metier/sdk/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useShell } from '../../context/shell-context';
import { MoveFields } from './move-fields';
import { PLATFORM } from '../platform-view';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';
import type { ActionResult } from '../action-result';
import { nameMoved, type PlannedMove } from './use-plan';

const { move: texts, channels } = platformTexts;

interface MoveDialogProps {
  plan: PlannedMove;
  revisions: StatusReply['revisions'];
  now: number;
  onClose: () => void;
}

/** Explains the move, requires a reason, and sends it with the revision that the user has seen. */
export function MoveDialog({ plan, revisions, now, onClose }: MoveDialogProps) {
  const { action, remote, channel, train } = plan;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [revision] = useState(revisions[channel]);
  const { fetcher, refusal, isBusy } = useMove(onClose);
  const words = texts.kinds[action];
  const title = train === undefined ? words.title(nameMoved(plan)) : texts.train.title(train);

  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refusal]);

  return (
    <Dialog open onClose={onClose} title={title}>
      <fetcher.Form
        ref={form}
        id={formId}
        method="post"
        action={PLATFORM}
        noValidate
        aria-label={title}
        className={styles.form}
      >
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="remote" value={remote} />
        <input type="hidden" name="channel" value={channel} />
        <input type="hidden" name="expected_revision" value={revision} />
        {train !== undefined && <input type="hidden" name="train" value={train} />}
        <p>{train === undefined ? words.lead(channels[channel]) : texts.train.lead(channels[channel])}</p>
        <MoveFields plan={plan} now={now} errorsOf={(name) => refusal?.fields[name] ?? []} />
        {refusal?.message && <Alert>{refusal.message}</Alert>}
      </fetcher.Form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant={action === 'kill' ? 'danger' : 'primary'}
          busy={isBusy}
          busyText={texts.working}
        >
          {words.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Announces a successful move and closes; a refused one leaves the form unchanged. */
function useMove(onClose: () => void) {
  const { notify } = useShell().ports;
  const fetcher = useFetcher<ActionResult>();
  const { state, data } = fetcher;
  const finish = useEffectEvent((message: string) => {
    notify.success(message);
    onClose();
  });
  useEffect(() => {
    if (state === 'idle' && data?.kind === 'done') finish(data.message);
  }, [state, data]);
  const refusal = state === 'idle' && data?.kind === 'refused' ? data : undefined;
  return { fetcher, refusal, isBusy: state !== 'idle' };
}
