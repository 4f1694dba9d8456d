import { useLocation } from '@metier/sdk/router';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES, readLanguage } from '@metier/sdk/rules';
import { Button, useTexts, VisuallyHidden, visuallyHiddenClass } from '@metier/sdk/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useStore } from 'zustand/react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './language-switch.module.css';

/** Changes the language at once; where scripts are off, it is a form that loads the same page again. */
export function LanguageSwitch() {
  const texts = useTexts(shellTexts);
  const id = useId();
  const { language, ports } = useShell();
  const current = useStore(language.store, language.get);
  const { pathname, search } = useLocation();
  const select = useRef<HTMLSelectElement>(null);

  function follow() {
    const chosen = readLanguage(select.current?.value);
    if (!chosen || chosen === current) return;
    void language.change(chosen).catch(() => ports.notify.error(texts.language.failed));
  }

  // A choice made before the page was hydrated.
  const followEarly = useEffectEvent(follow);
  useEffect(() => followEarly(), []);
  if (OFFERED_LANGUAGES.length < 2) return null;

  return (
    <form method="get" action={pathname} className={styles.form}>
      {[...new URLSearchParams(search)].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={visuallyHiddenClass}>
        {texts.language.label}
      </label>
      <select
        ref={select}
        id={id}
        name="lang"
        autoComplete="off"
        value={current}
        className={styles.select}
        onChange={follow}
      >
        {OFFERED_LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="ghost" size="small">
          OK<VisuallyHidden> {texts.language.label}</VisuallyHidden>
        </Button>
      </noscript>
    </form>
  );
}
