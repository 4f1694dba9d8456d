import { Icon, useIsHydrated, useTexts, type IconName } from '@metier/sdk/ui';
import { readTheme, type Theme } from '@metier/sdk/rules';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand/react';
import { shellTexts } from '../shell.texts';
import { restoreTheme, setTheme, themeStore } from './theme';
import styles from './theme-switch.module.css';

const CHOICES: readonly { value: Theme | 'system'; icon: IconName }[] = [
  { value: 'system', icon: 'screen' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
];

/** Light, dark or system theme; stored on this device. */
export function ThemeSwitch() {
  const { theme: texts } = useTexts(shellTexts);
  const answers = useIsHydrated();
  // The rendered page is the same for all visitors, so a stored choice is shown after hydration.
  useLayoutEffect(restoreTheme, []);
  const theme = useStore(themeStore);

  return (
    <fieldset className={styles.switch} aria-disabled={!answers || undefined}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <div className={styles.choices}>
        {CHOICES.map(({ value, icon }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              className={styles.radio}
              checked={value === (theme ?? 'system')}
              onChange={() => setTheme(readTheme(value))}
            />
            <Icon name={icon} size="small" />
            {texts[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
