import { useRef } from 'react';
import type { Attachment } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { formatDate } from '@metier/sdk/rules';
import { Button, buttonClass, formatFileSize, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './documents-list.module.css';
import { documentsTexts } from './documents.texts';

interface DocumentRowProps {
  item: Attachment;
  onRemove: () => void;
}

/** A document with its view, download and delete actions. */
export function DocumentRow({ item, onRemove }: DocumentRowProps) {
  const language = useLanguage();
  const { list: texts } = useTexts(documentsTexts);
  const { name, file, size, uploaded_at } = item;
  const { confirm } = usePorts();
  const isConfirming = useRef(false);

  async function remove() {
    if (isConfirming.current) return;
    isConfirming.current = true;
    const question = { text: texts.question, confirm: texts.delete, isDangerous: true };
    isConfirming.current = await confirm(question);
    if (isConfirming.current) onRemove();
  }

  return (
    <li className={styles.item}>
      <span className={styles.sign}>
        <Icon name="file" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {texts.facts(formatFileSize(size, language), formatDate(uploaded_at, language) ?? '')}
        </p>
      </div>
      <div className={styles.actions}>
        <a
          href={file}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.viewOf(name)}
          className={buttonClass('soft', 'small')}
        >
          {texts.view}
        </a>
        <a
          href={`${file}?download=1`}
          download={name}
          aria-label={texts.downloadOf(name)}
          className={buttonClass('ghost', 'small')}
        >
          {texts.download}
        </a>
        <Button variant="ghost" size="small" aria-label={texts.deleteOf(name)} onClick={() => void remove()}>
          {texts.delete}
        </Button>
      </div>
    </li>
  );
}
