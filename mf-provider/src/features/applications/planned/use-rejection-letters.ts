import { useState } from 'react';
import type { Application, MessageTemplate } from '@metier/sdk/contract';
import type { Language, RejectionReason } from '@metier/sdk/rules';
import { useLanguage } from '@metier/sdk/ui';
import { useLetterTexts } from '../../../letters/use-letter-texts';
import { replaceReason, writeRejection, type LetterDraft } from './rejection-letter';

type Drafts = Readonly<Partial<Record<Language, LetterDraft>>>;

/**
 * The letters of a rejection: one in the language of each ad, else of the candidate, unless the employer chooses
 * one language for all.
 */
export function useRejectionLetters(
  applications: readonly Application[],
  templates: readonly MessageTemplate[],
) {
  const page = useLanguage();
  const [reason, setReason] = useState<RejectionReason>();
  const [chosen, setChosen] = useState<Language>();
  const [drafts, setDrafts] = useState<Drafts>({});
  const languageOf = ({ letter_language: language, job }: Application) => language ?? job.language ?? page;
  const expected = new Set(applications.map(languageOf));
  const languages = chosen ? [chosen] : [...expected];
  const texts = useLetterTexts(languages);
  const isForOne = applications.length === 1;

  const change = (language: Language, changes: LetterDraft) =>
    setDrafts((known) => ({ ...known, [language]: { ...known[language], ...changes } }));

  function changeReason(next: RejectionReason | undefined) {
    setReason(next);
    if (!isForOne) return;
    for (const [code, { edited }] of Object.entries(drafts)) {
      const language = code as Language;
      if (edited !== undefined) change(language, { edited: replaceReason(edited, language, reason, next) });
    }
  }

  return {
    isForOne,
    reason,
    setReason: changeReason,
    /** The language of all letters; undefined while there are several. */
    language: languages.length === 1 ? languages[0] : undefined,
    setLanguage: setChosen,
    /** Whether the candidates differ in the language of their letters. */
    isMixed: expected.size > 1,
    texts,
    letters: languages.map((language) =>
      writeRejection({
        language,
        applications: chosen ? applications : applications.filter((one) => languageOf(one) === language),
        templates,
        reason,
        draft: drafts[language] ?? {},
        isForOne,
      }),
    ),
    setTemplate: (language: Language, id: number | undefined) =>
      setDrafts((known) => ({ ...known, [language]: { templateId: id ?? null } })),
    setText: (language: Language, edited: string) => change(language, { edited }),
  };
}

export type RejectionLetters = ReturnType<typeof useRejectionLetters>;
