import { useState, useTransition } from 'react';
import { readDetail, readFieldErrors, removePicture, replacePicture } from '@metier/shared/api';
import type { User } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { checkFile, FILE_RULES } from '@metier/shared/rules';
import { useSession } from '@metier/shared/session';
import { Avatar, Button, CompanyLogo, FileField, LoadingText } from '@metier/shared/ui';
import styles from './picture-fragment.module.css';
import { pictureTexts as texts } from './picture.texts';

const PICTURE = FILE_RULES.profilePicture;

/** The fragment `picture-form`: the user's portrait or logo, uploaded as soon as a file is chosen. */
export function Component() {
  const { session } = usePorts();
  const user = useSession(session);
  return user ? <PictureForm user={user} /> : null;
}

function PictureForm({ user }: { user: User }) {
  const { http, notify, session } = usePorts();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, startSaving] = useTransition();
  const isCompany = user.account_type === 'job_provider';
  const words = isCompany ? texts.company : texts.person;
  const Portrait = isCompany ? CompanyLogo : Avatar;

  /**
   * Refreshing the session updates the picture everywhere; a failed refresh does not affect the saved
   * picture.
   */
  function change(call: () => Promise<unknown>, done: string, failed: string) {
    if (isSaving) return;
    setProblem(undefined);
    startSaving(async () => {
      try {
        await call();
        notify.success(done);
        setAttempt((count) => count + 1);
        await session.refresh().catch(() => undefined);
      } catch (error) {
        setProblem(readFieldErrors(error).profile_picture?.join(' ') ?? readDetail(error, failed));
      }
    });
  }

  return (
    <div className={styles.picture}>
      <Portrait name={user.username} src={user.profile_picture} size="huge" />
      <div className={styles.controls}>
        <FileField
          key={attempt}
          name="profile_picture"
          label={words.label}
          hint={texts.hint}
          accept={PICTURE.mediaTypes.join(',')}
          check={(file) => checkFile(file, PICTURE)}
          errors={problem ? [problem] : []}
          disabled={isSaving}
          onFile={(file) => file && change(() => replacePicture(http, file), words.saved, texts.failed)}
        />
        <div className={styles.state}>
          {isSaving && <LoadingText>{texts.saving}</LoadingText>}
          {user.profile_picture && !isSaving && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => change(() => removePicture(http), words.removed, texts.removeFailed)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
