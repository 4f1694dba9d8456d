import { LanguageProvider } from '@metier/sdk/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import type { ShellServices } from '../shell-services';

interface ShellInLanguageProps {
  shell: Pick<ShellServices, 'language'>;
  children: ReactNode;
}

/** Shows the shell's own components in the language of the site. */
export function ShellInLanguage({ shell, children }: ShellInLanguageProps) {
  const { store, get } = shell.language;
  return <LanguageProvider language={useStore(store, get)}>{children}</LanguageProvider>;
}
