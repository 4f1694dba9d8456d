import { useState } from 'react';
import { Button } from '@metier/sdk/ui';
import { TemplatesDialog } from './templates-dialog';
import { templatesTexts as texts } from './templates.texts';

/** Opens the company's templates. */
export function TemplatesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
