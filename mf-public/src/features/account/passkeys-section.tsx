import { removePasskey } from '@metier/sdk/api';
import type { Passkey } from '@metier/sdk/contract';
import { canUsePasskeys, Section, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import {
  Button,
  ErrorPanel,
  Skeleton,
  TextField,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from '@metier/sdk/ui';
import { useState } from 'react';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { accountTexts } from './account.texts';
import { FactorDialog, type Factors } from './factor-dialog';
import { makePasskey } from './make-passkey';
import { passkeysTexts } from './passkeys.texts';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

export function PasskeysSection({ factors }: { factors: Factors }) {
  const texts = useTexts(passkeysTexts);
  const account = useTexts(accountTexts);
  const [isAdding, setIsAdding] = useState(false);
  const isSupported = canUsePasskeys();
  return (
    <AccountSection
      title={texts.title}
      hint={isSupported ? texts.hint : texts.unsupported}
      action={
        isSupported && (
          <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Section
        of={factors.passkeys}
        loading={<Skeleton />}
        failed={(retry) => (
          <ErrorPanel {...retry} level={3} title={texts.failed} message={account.failedLoad.text} />
        )}
      >
        {(list) =>
          list.length > 0 && (
            <ul aria-label={texts.list} className={styles.list}>
              {list.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} factors={factors} />
              ))}
            </ul>
          )
        }
      </Section>
      {isAdding && <AddPasskeyDialog factors={factors} onClose={() => setIsAdding(false)} />}
    </AccountSection>
  );
}

function PasskeyItem({ passkey, factors }: { passkey: Passkey; factors: Factors }) {
  const language = useLanguage();
  const texts = useTexts(passkeysTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const of = <VisuallyHidden>{texts.of(passkey.name)}</VisuallyHidden>;
  const used = formatDate(passkey.last_used_at, language);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{passkey.name}</p>
        <p className={styles.hint}>
          {texts.added(formatDate(passkey.created_at, language) ?? '')}
          {used && texts.used(used)}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" onClick={() => setOpen('rename')}>
          {texts.rename}
          {of}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setOpen('remove')}>
          {texts.remove}
          {of}
        </Button>
      </div>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <FactorDialog
          {...texts.removeDialog}
          factors={factors}
          call={({ current_password: password = '' }, proof) =>
            removePasskey(http, passkey.id, password, proof)
          }
          done={() => {
            notify.success(texts.isRemoved);
            return revalidate();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

function AddPasskeyDialog({ factors, onClose }: { factors: Factors; onClose: () => void }) {
  const language = useLanguage();
  const texts = useTexts(passkeysTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  return (
    <FactorDialog
      {...texts.addDialog}
      factors={factors}
      check={({ name = '' }): Record<string, string[]> => (name.trim() ? {} : { name: [texts.nameMissing] })}
      call={({ name = '', current_password: password = '' }, proof) =>
        makePasskey(http, { name, password, proof }, language)
      }
      done={() => {
        notify.success(texts.isAdded);
        return revalidate();
      }}
      onClose={onClose}
    >
      {(errorsOf) => (
        <TextField
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          required
          errors={errorsOf('name')}
        />
      )}
    </FactorDialog>
  );
}
