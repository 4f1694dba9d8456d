import { usePorts } from '@metier/sdk/remote';
import { formatSwissClock, textsIn, type Language } from '@metier/sdk/rules';
import { useRevalidator } from '@metier/sdk/router';
import { Alert, Button, Row, useLanguage, useTexts } from '@metier/sdk/ui';
import type { DraftSaver, SaverState } from './draft-saver';
import styles from './draft-status.module.css';
import { draftsTexts } from './drafts.texts';

function describe(state: SaverState, language: Language): string {
  const texts = textsIn(language, draftsTexts);
  if ('at' in state) return state.at ? texts.saved(formatSwissClock(state.at)) : '';
  if (state.kind === 'failed') return state.detail ? texts.refused(state.detail) : texts.failed;
  return '';
}

/** Whether the form is saved as a draft. */
export function DraftStatus({ state }: { state: SaverState }) {
  const language = useLanguage();
  return (
    <p role="status" className={styles.status}>
      {describe(state, language)}
    </p>
  );
}

/** The decision when the draft was changed, posted or discarded elsewhere. */
export function DraftConflict({ saver, state }: { saver: DraftSaver; state: SaverState }) {
  const texts = useTexts(draftsTexts);
  const { confirm } = usePorts();
  const { revalidate } = useRevalidator();
  if (state.kind === 'gone')
    return (
      <Alert kind="error">
        <p>{texts.gone.text}</p>
        <Row gap={8}>
          <Button variant="secondary" size="small" onClick={() => void saver.detach()}>
            {texts.gone.keep}
          </Button>
        </Row>
      </Alert>
    );
  if (state.kind !== 'conflict') return null;

  async function load() {
    if (!(await confirm(texts.conflict.question))) return;
    saver.stop();
    await revalidate();
  }

  return (
    <Alert kind="error">
      <p>{texts.conflict.text}</p>
      <Row gap={8}>
        <Button variant="secondary" size="small" onClick={() => void saver.keepMine()}>
          {texts.conflict.keep}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void load()}>
          {texts.conflict.load}
        </Button>
      </Row>
    </Alert>
  );
}
