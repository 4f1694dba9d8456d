import { Icon, type IconName } from '@metier/shared/ui';
import { readTheme, type Theme } from '@metier/shared/rules';
import { useState } from 'react';
import { shellTexts } from '../shell.texts';
import { getTheme, setTheme } from './theme';
import styles from './theme-switch.module.css';

const texts = shellTexts.theme;

const CHOICES: readonly { value: Theme | 'system'; icon: IconName }[] = [
  { value: 'system', icon: 'screen' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
];

/** Light, dark, or as the system says; remembered on this device. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(getTheme);

  function choose(value: string) {
    const theme = readTheme(value);
    setTheme(theme);
    setChosen(theme);
  }

  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <div className={styles.choices}>
        {CHOICES.map(({ value, icon }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              className={styles.radio}
              checked={value === (chosen ?? 'system')}
              onChange={() => choose(value)}
            />
            <Icon name={icon} size="small" />
            {texts[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
