import { useState } from 'react';
import { listMessageTemplates } from '@metier/sdk/api';
import type { ClosingNotice } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { templateKindsTexts, textsIn, type Language } from '@metier/sdk/rules';
import { useTexts } from '@metier/sdk/ui';
import { loadLetterTexts } from '../../../letters/use-letter-texts';
import { closingTexts } from './closing-letters.texts';

/** The text of a closing letter, which begins with the company's own or the standard one in each language. */
export function useClosingText(letter: ClosingNotice) {
  const { dialog: texts } = useTexts(closingTexts);
  const { http } = usePorts();
  const [language, setLanguage] = useState<Language>(letter.language);
  const [drafts, setDrafts] = useState<Partial<Record<Language, string>>>({ [language]: letter.text });

  const write = (written: Language, text: string) => setDrafts((known) => ({ ...known, [written]: text }));

  const { run, pending } = useMutation({
    async call(next: Language) {
      if (drafts[next] !== undefined) return drafts[next];
      const [templates] = await Promise.all([listMessageTemplates(http), loadLetterTexts(next)]);
      const own = templates.find((template) => template.kind === 'closing' && template.language === next);
      return own?.text ?? textsIn(next, templateKindsTexts).closing;
    },
    done(text, next) {
      write(next, text);
      setLanguage(next);
    },
    failed: texts.languageFailed,
  });

  return {
    language,
    /** The language that is being loaded, else the chosen one. */
    shownLanguage: pending ?? language,
    changeLanguage: run,
    text: drafts[language] ?? '',
    setText: (text: string) => write(language, text),
  };
}
