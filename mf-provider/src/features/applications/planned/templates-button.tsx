import { useState } from 'react';
import { Button, useTexts } from '@metier/sdk/ui';
import { TemplatesDialog } from './templates-dialog';
import { templatesTexts } from './templates.texts';

export function TemplatesButton() {
  const texts = useTexts(templatesTexts);
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
