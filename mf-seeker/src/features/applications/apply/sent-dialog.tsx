import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from '@metier/sdk/router';
import { SUCCESS_REDIRECT_MS } from '@metier/sdk/rules';
import { buttonClass, Dialog, DialogActions, StatusIcon, useTexts } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';
import styles from './sent-dialog.module.css';

/** Continues after three seconds without any use; the time starts again whenever `uses` changes. */
function useAutoContinue(goOn: () => void, uses: number) {
  const handleTime = useEffectEvent(goOn);
  useEffect(() => {
    const timer = setTimeout(() => handleTime(), SUCCESS_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [uses]);
}

/** Confirms that the application has arrived, and navigates on. */
export function SentDialog({ title, company }: { title: string; company: string }) {
  const { sent } = useTexts(applyTexts);
  const navigate = useNavigate();
  const [uses, setUses] = useState(0);
  const countUse = () => setUses((count) => count + 1);
  const goOn = () => void navigate('/applications');
  useAutoContinue(goOn, uses);

  return (
    // A resting pointer is no use of the dialog, and neither is the focus, which it has on opening.
    <div onKeyDown={countUse} onPointerMove={countUse}>
      <Dialog open onClose={goOn} title={sent.title} size="small">
        <div className={styles.news}>
          <StatusIcon icon="check" tone="good" />
          <p>{sent.text(title, company)}</p>
          <p className={styles.next}>{sent.next}</p>
        </div>
        <DialogActions>
          <Link to="/" className={buttonClass('secondary')}>
            {sent.home}
          </Link>
          <Link to="/applications" className={buttonClass()}>
            {sent.applications}
          </Link>
        </DialogActions>
      </Dialog>
    </div>
  );
}
