import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoredJobDraft } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useLocation, useNavigate } from '@metier/sdk/router';
import { textsIn } from '@metier/sdk/rules';
import { createDraftSaver, type DraftSaver, type SaverState } from './draft-saver';
import { draftsTexts } from './drafts.texts';

/**
 * Saves the form of this page as a draft: while typing, when the page is left, and when the tab is hidden. The
 * address names the draft once it exists, so that a reload continues it.
 */
export function useDraftSaver(stored: StoredJobDraft | undefined): readonly [DraftSaver, SaverState] {
  const { http, notify, language } = usePorts();
  const [saver] = useState(() => createDraftSaver(http, stored));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  useNamedDraft(state.kind === 'saved' || state.kind === 'pending' ? saver.getBase()?.id : undefined);

  useEffect(() => {
    const save = () => void saver.flush({ keepalive: true });
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
      if (!saver.hasUnsaved() && saver.getState().kind !== 'saved') return;
      void saver.flush().then(() => {
        if (saver.getState().kind === 'saved') notify.info(textsIn(language.get(), draftsTexts).kept);
        saver.stop();
      });
    };
  }, [saver, notify, language]);
  return [saver, state];
}

function useNamedDraft(id: number | undefined): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  useEffect(() => {
    if (id === undefined || new URLSearchParams(search).get('draft') === String(id)) return;
    void navigate(`?draft=${id}`, { replace: true, preventScrollReset: true, state });
  }, [id, search, state, navigate]);
}
