import type { LanguagePort } from '@metier/sdk/remote';
import type { Language } from '@metier/sdk/rules';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';

export interface ShellLanguage extends LanguagePort {
  readonly store: ReadableStore<Language>;
  /** Shows the page in the language that is stored already. Rejects if the shell's texts cannot be loaded. */
  follow(language: Language): Promise<void>;
}

export interface LanguageSettings {
  /** The language of the page as the server has sent it. */
  readonly initial: Language;
  /** Loads the texts of everything in the page. */
  readonly load: (language: Language) => Promise<unknown>;
  /** Called after a change. */
  readonly onChange: (language: Language) => void;
  /** Stores a choice; never rejects. */
  readonly save: (language: Language) => Promise<void>;
}

/** The language of the site in this page. */
export function createLanguage({ initial, load, onChange, save }: LanguageSettings): ShellLanguage {
  const store = createStore<Language>(() => initial);
  let wanted = initial;

  async function follow(language: Language): Promise<void> {
    wanted = language;
    await load(language);
    // The last of several choices applies, whatever arrives last.
    if (wanted !== language || store.getState() === language) return;
    store.setState(language, true);
    onChange(language);
  }

  return {
    store,
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    follow,
    async change(language) {
      await follow(language);
      if (wanted === language) await save(language);
    },
  };
}
