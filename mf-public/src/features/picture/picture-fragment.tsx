import { useState } from 'react';
import { readDetail, readFieldErrors, removePicture, replacePicture } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { checkFile, FILE_RULES } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { Avatar, Button, CompanyLogo, FileField, LoadingText, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './picture-fragment.module.css';
import { pictureTexts } from './picture.texts';

const PICTURE = FILE_RULES.profilePicture;

/** The fragment `picture-form`: the user's portrait or logo, uploaded as soon as a file is chosen. */
export function Component() {
  const { session } = usePorts();
  const user = useSession(session);
  return user ? <PictureForm user={user} /> : null;
}

interface Change {
  readonly send: () => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
}

function PictureForm({ user }: { user: User }) {
  const language = useLanguage();
  const texts = useTexts(pictureTexts);
  const { http, notify, session } = usePorts();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isCompany = user.account_type === 'job_provider';
  const words = isCompany ? texts.company : texts.person;
  const Portrait = isCompany ? CompanyLogo : Avatar;

  const { run, isPending } = useMutation({
    call: ({ send }: Change) => send(),
    async done(_user, { done }) {
      notify.success(done);
      setAttempt((count) => count + 1);
      // Updates the picture everywhere; a failed refresh does not affect the saved picture.
      await session.refresh().catch(() => undefined);
    },
    failed(error, { failed }) {
      setProblem(readFieldErrors(error).profile_picture?.join(' ') ?? readDetail(error, failed));
      return undefined;
    },
  });

  function change(next: Change) {
    setProblem(undefined);
    run(next);
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
          check={(file) => checkFile(file, PICTURE, language)}
          errors={problem ? [problem] : []}
          disabled={isPending}
          onFile={(file) =>
            file &&
            change({ send: () => replacePicture(http, file), done: words.saved, failed: texts.failed })
          }
        />
        <div className={styles.state}>
          {isPending && <LoadingText>{texts.saving}</LoadingText>}
          {user.profile_picture && !isPending && (
            <Button
              variant="ghost"
              size="small"
              onClick={() =>
                change({
                  send: () => removePicture(http),
                  done: words.removed,
                  failed: texts.removeFailed,
                })
              }
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
