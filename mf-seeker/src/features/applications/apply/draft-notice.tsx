import { usePorts } from '@metier/sdk/remote';
import { formatDate } from '@metier/sdk/rules';
import { Button, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';
import styles from './draft-notice.module.css';
import type { Draft } from './draft';

/** Notice that the form was restored from a draft, with what is missing and a button to discard it. */
export function DraftNotice({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const language = useLanguage();
  const { draft: texts } = useTexts(applyTexts);
  const { confirm } = usePorts();

  async function discard() {
    const question = { text: texts.question, confirm: texts.discard, isDangerous: true };
    if (await confirm(question)) onDiscard();
  }

  return (
    <div role="status" className={styles.notice}>
      <Icon name="clock" className={styles.icon} />
      <p className={styles.words}>
        {texts.restored(formatDate(draft.savedAt, language) ?? '')}
        {draft.resumeName && <> {texts.resume(draft.resumeName)}</>}
      </p>
      <Button variant="ghost" size="small" onClick={discard}>
        {texts.discard}
      </Button>
    </div>
  );
}
