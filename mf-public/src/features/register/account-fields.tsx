import type { User } from '@metier/sdk/contract';
import type { FormErrors } from '@metier/sdk/remote';
import { checkFile, FILE_RULES, type AccountType } from '@metier/sdk/rules';
import { FileField, RadioCards, TextField, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './account-fields.module.css';
import { PasswordFields } from './password-fields';
import { registerTexts } from './register.texts';

const PICTURE = FILE_RULES.profilePicture;
const ROLE_ICONS = { job_seeker: 'user', job_provider: 'building' } as const;

interface AccountFieldsProps extends Pick<FormErrors<string>, 'errorsOf'> {
  made: User | undefined;
  onPicture: () => void;
}

/** User name, e-mail, role, password and picture of a new account, or of the one that was `made`. */
export function AccountFields({ made, errorsOf, onPicture }: AccountFieldsProps) {
  const language = useLanguage();
  const { account: texts } = useTexts(registerTexts);
  return (
    <>
      <RadioCards
        name="account_type"
        label={texts.role}
        options={texts.roles.map((role) => ({ ...role, icon: ROLE_ICONS[role.value as AccountType] }))}
        defaultValue={made?.account_type ?? 'job_seeker'}
        required
        errors={errorsOf('account_type')}
      />
      <div className={styles.pair}>
        <TextField
          name="username"
          label={texts.username}
          defaultValue={made?.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={150}
          required
          errors={errorsOf('username')}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          defaultValue={made?.email}
          hint={texts.emailHint}
          autoComplete="email"
          maxLength={254}
          required
          errors={errorsOf('email')}
        />
      </div>
      <PasswordFields isNew={made === undefined} errorsOf={errorsOf} />
      <FileField
        name="profile_picture"
        label={texts.picture}
        hint={made?.profile_picture ? texts.pictureKept : texts.pictureHint}
        accept={PICTURE.mediaTypes.join(',')}
        preview
        check={(file) => checkFile(file, PICTURE, language)}
        onFile={onPicture}
        errors={errorsOf('profile_picture')}
      />
    </>
  );
}
