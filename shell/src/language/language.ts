import type { LanguagePort } from '@metier/sdk/remote';
import type { Language } from '@metier/sdk/rules';
import { createStore } from 'zustand/vanilla';
import { createEmitter, type Listenable } from '../base/emitter';
import type { ReadableStore } from '../base/readable-store';

export interface ShellLanguage extends LanguagePort {
  readonly store: ReadableStore<Language>;
  /** Shows the page in the language that is stored already. Rejects if the shell's texts cannot be loaded. */
  follow(language: Language): Promise<void>;
  /** A language is about to be shown, once the listeners have loaded their texts. */
  readonly loading: Listenable<Language>;
  /** The person has chosen a language, and it is shown; listeners store the choice and never reject. */
  readonly chosen: Listenable<Language>;
}

export interface LanguageSettings {
  /** The language of the page as the server has sent it. */
  readonly initial: Language;
  readonly load: (language: Language) => Promise<unknown>;
}

export function createLanguage({ initial, load }: LanguageSettings): ShellLanguage {
  const store = createStore<Language>(() => initial);
  const loading = createEmitter<Language>();
  const chosen = createEmitter<Language>();
  let wanted = initial;

  async function follow(language: Language): Promise<void> {
    wanted = language;
    await Promise.all([load(language), loading.emit(language)]);
    // The last of several choices applies, whatever arrives last.
    if (wanted === language) store.setState(language, true);
  }

  return {
    store,
    loading,
    chosen,
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    follow,
    async change(language) {
      await follow(language);
      if (wanted === language) await chosen.emit(language);
    },
  };
}
