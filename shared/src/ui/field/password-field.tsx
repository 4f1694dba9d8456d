import { useTexts } from '../language/use-texts';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

/** A password with a button that reveals it. Set `autoComplete="new-password"` for a new password. */
export function PasswordField({
  label,
  hint,
  errors,
  id,
  required,
  className,
  ...input
}: PasswordFieldProps) {
  const texts = useTexts(uiTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, errors, id, required, className }}>
      {(control) => (
        <div className={styles.control}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={joinClasses(styles.input, styles.withReveal)}
          />
          <IconButton
            size="small"
            className={styles.reveal}
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? texts.hidePassword : texts.showPassword}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
