import { isApiError, type SecondProof } from '@metier/sdk/api';
import type { Passkey } from '@metier/sdk/contract';
import { canUsePasskeys, usePorts, useValue, type Part } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { TextField, useLanguage, useTexts } from '@metier/sdk/ui';
import { signWithPasskey } from './sign-with-passkey';
import { AccountDialog, type AccountDialogProps, type DialogValues } from './account-dialog';
import { accountTexts } from './account.texts';
import { PasskeyError } from './make-passkey';

/** The second factors that the account has. */
export interface Factors {
  readonly isTwoStepOn: boolean;
  readonly passkeys: Part<Passkey[]>;
}

interface FactorDialogProps<Result> extends Omit<AccountDialogProps<Result>, 'call'> {
  factors: Factors;
  call: (values: DialogValues, proof: SecondProof) => Promise<Result>;
}

/** A change of how a person signs in: with two-step login it needs a code, or a passkey, besides the password. */
export function FactorDialog<Result>({
  factors: { isTwoStepOn, passkeys },
  check,
  call,
  children,
  ...dialog
}: FactorDialogProps<Result>) {
  const language = useLanguage();
  const { factor: texts } = useTexts(accountTexts);
  const { http } = usePorts();
  const canSign = Boolean(useValue(passkeys)?.length) && canUsePasskeys();

  async function prove({ code = '' }: DialogValues): Promise<SecondProof> {
    if (!isTwoStepOn) return {};
    if (code.trim()) return { code: code.trim() };
    const passkey = await signWithPasskey(http).catch((error: unknown) => {
      // What the browser's dialog throws says nothing that a person can use.
      throw isApiError(error) ? error : new PasskeyError(textsIn(language, accountTexts).factor.notSigned);
    });
    return { passkey };
  }

  return (
    <AccountDialog
      {...dialog}
      check={(values) => ({
        ...check?.(values),
        ...(isTwoStepOn && !canSign && !values.code?.trim() && { code: [texts.missing] }),
      })}
      call={async (values) => call(values, await prove(values))}
    >
      {(errorsOf) => (
        <>
          {children?.(errorsOf)}
          {isTwoStepOn && (
            <TextField
              name="code"
              label={texts.code}
              hint={canSign ? texts.hintWithPasskey : texts.hint}
              autoComplete="one-time-code"
              maxLength={100}
              required={!canSign}
              errors={[...errorsOf('code'), ...errorsOf('passkey')]}
            />
          )}
        </>
      )}
    </AccountDialog>
  );
}
