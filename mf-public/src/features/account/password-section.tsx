import { changePassword } from '@metier/sdk/api';
import { usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { passwordStrength, passwordTexts } from '@metier/sdk/rules';
import { Button, PasswordField, PasswordMeter, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { AccountSection } from './account-section';
import { accountTexts } from './account.texts';
import { FactorDialog, type Factors } from './factor-dialog';

export function PasswordSection({ factors }: { factors: Factors }) {
  const { password: texts } = useTexts(accountTexts);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <AccountSection
      title={texts.title}
      hint={texts.hint}
      action={
        <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
          {texts.change}
        </Button>
      }
    >
      {isChanging && <ChangePasswordDialog factors={factors} onClose={() => setIsChanging(false)} />}
    </AccountSection>
  );
}

function ChangePasswordDialog({ factors, onClose }: { factors: Factors; onClose: () => void }) {
  const passwords = useTexts(passwordTexts);
  const { password: texts } = useTexts(accountTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [strength, setStrength] = useState(passwordStrength(''));
  return (
    <FactorDialog
      {...texts.dialog}
      factors={factors}
      check={({ password }): Record<string, string[]> =>
        password ? {} : { password: [texts.dialog.missing] }
      }
      call={({ password = '', current_password: current = '' }, proof) =>
        changePassword(http, { password, current_password: current, ...proof })
      }
      done={() => {
        notify.success(texts.changed);
        return revalidate();
      }}
      onClose={onClose}
    >
      {(errorsOf) => (
        <PasswordField
          name="password"
          label={texts.dialog.field}
          autoComplete="new-password"
          maxLength={1000}
          required
          errors={errorsOf('password')}
          hint={<PasswordMeter strength={strength} label={passwords.strength[strength]} />}
          onChange={(event) => setStrength(passwordStrength(event.currentTarget.value))}
        />
      )}
    </FactorDialog>
  );
}
