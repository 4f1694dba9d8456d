import { LanguageProvider } from '@metier/sdk/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import type { ShellLanguage } from './language';

interface ShellInLanguageProps {
  shell: { readonly language: Pick<ShellLanguage, 'store' | 'get'> };
  children: ReactNode;
}

/** Shows the shell's own components in the language of the site. */
export function ShellInLanguage({ shell, children }: ShellInLanguageProps) {
  const { store, get } = shell.language;
  return <LanguageProvider language={useStore(store, get)}>{children}</LanguageProvider>;
}
