import { exportSearchProposals, readDetail } from '@metier/sdk/api';
import type { SearchProposals } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { Button, Icon, useTexts } from '@metier/sdk/ui';
import { queueTexts } from './queue.texts';

/** Saves what the thesaurus might learn from searches. The server answers no link, only calls of this document. */
export function ProposalsButton() {
  const { proposals: texts } = useTexts(queueTexts);
  const { http } = usePorts();
  const { run, isPending } = useMutation<void, SearchProposals>({
    call: () => exportSearchProposals(http),
    done: ({ text }) => saveText('search-proposals.txt', text),
    failed: (error) => readDetail(error, texts.failed),
  });
  return (
    <Button variant="ghost" size="small" onClick={() => run()} busy={isPending}>
      <Icon name="download" size="small" />
      {texts.action}
    </Button>
  );
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  // Freed with the document; the browser may still read it after the click.
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.click();
}
