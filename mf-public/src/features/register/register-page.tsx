import type { User } from '@metier/sdk/contract';
import { useLoaderData } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { AccountStep } from './account-step';
import { registerTexts } from './register.texts';
import { RegistrationFrame } from './registration-frame';

export { loadAccountStep as loader } from './registration-loader';

/** Step 1 has a document of its own, because a password is typed; the other steps are on the profile page. */
export function Component() {
  const { account: texts } = useTexts(registerTexts);
  const made = useLoaderData<User | null>() ?? undefined;
  return (
    <RegistrationFrame step={1} title={made ? texts.madeTitle : texts.title} continues={made !== undefined}>
      <AccountStep made={made} />
    </RegistrationFrame>
  );
}
