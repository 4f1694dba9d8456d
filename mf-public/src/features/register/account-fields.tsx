import type { FieldErrors } from '@metier/shared/contract';
import { checkFile, FILE_RULES } from '@metier/shared/rules';
import { FileField, RadioCards, TextField } from '@metier/shared/ui';
import styles from './account-fields.module.css';
import { PasswordFields } from './password-fields';
import { registerTexts } from './register.texts';

const { account: texts } = registerTexts;
const PICTURE = FILE_RULES.profilePicture;
const ROLE_ICONS = { job_seeker: 'user', job_provider: 'building' } as const;

/** User name, e-mail, role, password and picture of a new account. */
export function AccountFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <RadioCards
        name="account_type"
        label={texts.role}
        options={texts.roles.map((role) => ({ ...role, icon: ROLE_ICONS[role.value] }))}
        defaultValue="job_seeker"
        required
        errors={errors.account_type}
      />
      <div className={styles.pair}>
        <TextField
          name="username"
          label={texts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={150}
          required
          errors={errors.username}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          maxLength={254}
          required
          errors={errors.email}
        />
      </div>
      <PasswordFields errors={errors} />
      <FileField
        name="profile_picture"
        label={texts.picture}
        hint={texts.pictureHint}
        accept={PICTURE.mediaTypes.join(',')}
        preview
        check={(file) => checkFile(file, PICTURE)}
        errors={errors.profile_picture}
      />
    </>
  );
}
