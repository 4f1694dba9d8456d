import { useState, type ChangeEvent } from 'react';
import { FILE_RULES } from '@metier/sdk/rules';
import { buttonClass, Icon, useTexts } from '@metier/sdk/ui';
import { documentsTexts } from './documents.texts';
import styles from './drop-area.module.css';

/** Drop zone for files, which also opens the file dialog on click. */
export function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { upload: texts } = useTexts(documentsTexts);
  const [isDragged, setDragged] = useState(false);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    onFiles(Array.from(input.files ?? []));
    // Allows the same file to be chosen again.
    input.value = '';
  }

  return (
    <div className={styles.area} data-dragged={isDragged}>
      <Icon name="upload" size="large" className={styles.sign} />
      <p>
        <span className={buttonClass('soft')}>{texts.choose}</span> <span>{texts.drop}</span>
      </p>
      <p id="upload-rules" className={styles.rules}>
        {texts.rules}
      </p>
      <input
        type="file"
        multiple
        accept={FILE_RULES.libraryDocument.extensions.join(',')}
        aria-label={texts.label}
        aria-describedby="upload-rules"
        className={styles.input}
        onChange={choose}
        onDragEnter={() => setDragged(true)}
        onDragLeave={() => setDragged(false)}
        onDrop={() => setDragged(false)}
      />
    </div>
  );
}
