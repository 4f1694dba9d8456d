import { useState } from 'react';
import type { FormErrors } from '@metier/sdk/remote';
import { passwordStrength, passwordTexts } from '@metier/sdk/rules';
import { Icon, PasswordField, PasswordMeter, useTexts } from '@metier/sdk/ui';
import styles from './account-fields.module.css';
import { registerTexts } from './register.texts';

interface PasswordFieldsProps extends Pick<FormErrors<string>, 'errorsOf'> {
  /** An account that was made already has a password, and may keep it. */
  isNew: boolean;
}

/** Password and its repetition, with their strength and match shown while typing; neither blocks. */
export function PasswordFields({ isNew, errorsOf }: PasswordFieldsProps) {
  const passwords = useTexts(passwordTexts);
  const { account: texts } = useTexts(registerTexts);
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const strength = passwordStrength(password);
  return (
    <div className={styles.pair}>
      <PasswordField
        name="password"
        label={isNew ? texts.password : texts.newPassword}
        autoComplete="new-password"
        maxLength={1000}
        required={isNew}
        errors={errorsOf('password')}
        hint={<PasswordMeter strength={strength} label={passwords.strength[strength]} />}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        name="confirm"
        label={texts.confirm}
        autoComplete="new-password"
        maxLength={1000}
        required={isNew}
        errors={errorsOf('confirm')}
        hint={
          errorsOf('confirm').length === 0 && (
            <MatchIndicator isMatch={confirm ? confirm === password : undefined} />
          )
        }
        onChange={(event) => setConfirm(event.currentTarget.value)}
      />
    </div>
  );
}

/** Reserves its height while there is nothing to compare. */
function MatchIndicator({ isMatch }: { isMatch: boolean | undefined }) {
  const { account: texts } = useTexts(registerTexts);
  return (
    <p
      role="status"
      className={styles.match}
      data-state={isMatch === undefined ? 'empty' : isMatch ? 'match' : 'mismatch'}
    >
      {isMatch !== undefined && (
        <>
          <Icon size="small" name={isMatch ? 'check' : 'close'} />
          {isMatch ? texts.match : texts.mismatch}
        </>
      )}
    </p>
  );
}
