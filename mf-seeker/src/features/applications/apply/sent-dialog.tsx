import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from '@metier/sdk/router';
import { SUCCESS_REDIRECT_MS } from '@metier/sdk/rules';
import { buttonClass, Dialog, DialogActions, StatusIcon } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';
import styles from './sent-dialog.module.css';

const { sent } = applyTexts;

/** Continues automatically after three seconds, unless the user interacts with the dialog. */
function useAutoContinue(goOn: () => void, isWaiting: boolean) {
  const handleTime = useEffectEvent(goOn);
  useEffect(() => {
    if (isWaiting) return;
    const timer = setTimeout(() => handleTime(), SUCCESS_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

/** Confirms that the application has arrived, and navigates on. */
export function SentDialog({ title, company }: { title: string; company: string }) {
  const navigate = useNavigate();
  const [isHovered, setIsHovered] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const goOn = () => void navigate('/applications');
  useAutoContinue(goOn, isHovered || isUsed);

  return (
    // The dialog is focused on opening, so only a key press inside it is an interaction.
    <div onKeyDown={() => setIsUsed(true)}>
      <Dialog open onClose={goOn} title={sent.title} size="small">
        <div onPointerEnter={() => setIsHovered(true)} onPointerLeave={() => setIsHovered(false)}>
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
        </div>
      </Dialog>
    </div>
  );
}
