import { readDetail, readFieldErrors, reportContent } from '@metier/sdk/api';
import type { ContentReportBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts, type FragmentProps } from '@metier/sdk/remote';
import {
  listReportReasons,
  MAX_MODERATION_TEXT,
  moderationTexts,
  REPORT_TARGETS,
  withLabels,
} from '@metier/sdk/rules';
import { Button, Dialog, DialogActions, SelectField, Stack, TextAreaField, useTexts } from '@metier/sdk/ui';
import { useRef, type FormEvent } from 'react';
import { reportTexts } from './report.texts';

interface ReportDialogProps {
  target: ContentReportBody['target'];
  id: number;
  onClose: () => void;
}

const isTarget = (value: unknown): value is ContentReportBody['target'] =>
  REPORT_TARGETS.some((target) => target.value === value);

/** The fragment `report-dialog`: reports a job, a company or a message. */
export function Component({ target, id, onClose }: FragmentProps) {
  if (!isTarget(target) || typeof id !== 'number' || typeof onClose !== 'function') return null;
  return <ReportDialog target={target} id={id} onClose={onClose as () => void} />;
}

function ReportDialog({ target, id, onClose }: ReportDialogProps) {
  const texts = useTexts(reportTexts);
  const { http, notify } = usePorts();
  const { reasons } = useTexts(moderationTexts);
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (body: ContentReportBody) => reportContent(http, body),
    done: ({ detail }) => notify.success(detail),
    leave: onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, texts.failed)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (!given.reason) return void refuse({ reason: [texts.missing] });
    run({ target, id, reason: given.reason as ContentReportBody['reason'], text: given.text ?? '' });
  }

  return (
    <Dialog open onClose={onClose} title={texts.titles[target]} size="small">
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <p>{texts.lead}</p>
          <SelectField
            name="reason"
            label={texts.reason}
            defaultValue=""
            options={[{ value: '', label: texts.choose }, ...withLabels(listReportReasons(target), reasons)]}
            errors={errorsOf('reason')}
            required
          />
          <TextAreaField
            name="text"
            label={texts.text}
            rows={4}
            maxLength={MAX_MODERATION_TEXT}
            errors={errorsOf('text')}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isPending} busyText={texts.sending}>
            {texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
