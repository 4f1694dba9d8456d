import type { RegistryRemote } from '@metier/sdk/contract';
import { createRemoteLoadError, type Remote } from '@metier/sdk/remote';
import { DEFAULT_LANGUAGE, type Language } from '@metier/sdk/rules';
import { agreeOnContract } from '../contract/agree-on-contract';
import { createLoadBudget, FALLBACK_MS, type LoadBudget } from './load-budget';
import { retryWithHedge, settlesWithin } from './retry-with-hedge';

export interface LoadedRemote {
  readonly release: RegistryRemote;
  readonly face: Remote;
}

export interface RemoteLoaderSettings {
  /** Fetches a release from scratch, independent of earlier attempts. */
  readonly fetchRemote: (remote: RegistryRemote) => Promise<Remote>;
  /** The language of the page; English if it is missing. */
  readonly getLanguage?: () => Language;
  /** Called for every release about to be used, also repeatedly. */
  readonly onUse: (release: RegistryRemote) => void;
  /** Called when a release's entry or public interface has failed to load twice. */
  readonly onFailure: (release: RegistryRemote, error: unknown) => void;
}

interface ReleaseSource {
  /** The release of a remote to load now. */
  readonly findRelease: (name: string) => RegistryRemote | undefined;
  /** Resolves to true if another release replaces the failed one. */
  readonly markFailed: (failed: RegistryRemote) => Promise<boolean>;
}

/** Loads releases once, with one time budget for each remote across retries and fallback releases. */
export interface RemoteLoader {
  /** Rejects with a `RemoteLoadError` if no release works. */
  load(name: string): Promise<LoadedRemote>;
  /** The release of a remote that was loaded last. */
  findLoaded(name: string): RegistryRemote | undefined;
  /** Loads the texts of all loaded releases in a language; those that fail stay in English. */
  loadLanguage(language: Language): Promise<void>;
  readonly budget: LoadBudget;
}

/** Without its texts in the language, a release is shown in English. */
const loadTexts = async (face: Remote, language: Language): Promise<void> =>
  face.loadLanguage?.(language).catch(() => undefined);

export function createRemoteLoader(
  { fetchRemote, getLanguage = () => DEFAULT_LANGUAGE, onUse, onFailure }: RemoteLoaderSettings,
  { findRelease, markFailed }: ReleaseSource,
): RemoteLoader {
  const loading = new Map<string, Promise<LoadedRemote>>();
  const inPage = new Map<string, RegistryRemote>();
  const faces = new Set<Remote>();
  const budget = createLoadBudget();

  async function fetchFace(release: RegistryRemote): Promise<LoadedRemote> {
    const face = agreeOnContract(await fetchRemote(release), release);
    await loadTexts(face, getLanguage());
    faces.add(face);
    inPage.set(release.name, release);
    return { release, face };
  }

  function loadOnce(release: RegistryRemote): Promise<LoadedRemote> {
    const known = loading.get(release.container);
    if (known) return known;
    const attempt = retryWithHedge(() => fetchFace(release), budget.left(release.name));
    loading.set(release.container, attempt);
    attempt.catch((error: unknown) => {
      loading.delete(release.container);
      onFailure(release, error);
    });
    return attempt;
  }

  /** Resolves to true if a fallback release is found within the remaining budget. */
  async function replace(release: RegistryRemote): Promise<boolean> {
    const replacing = markFailed(release);
    return (await settlesWithin(replacing, budget.left(release.name))) && replacing;
  }

  async function load(name: string, isWaitedFor = budget.isRunning(name)): Promise<LoadedRemote> {
    const release = findRelease(name);
    if (!release) throw createRemoteLoadError(name);
    const attempt = loadOnce(release);
    const isSettled = await settlesWithin(attempt, budget.left(name) - FALLBACK_MS);
    // Without a fallback, the hanging attempt may still succeed.
    if (!isSettled && (await replace(release))) return load(name, isWaitedFor);
    try {
      const loaded = await attempt;
      onUse(release);
      // A caller that awaits more than the entry ends the budget.
      if (!isWaitedFor) budget.end(name);
      return loaded;
    } catch (cause) {
      if (isSettled && (await replace(release))) return load(name, isWaitedFor);
      budget.end(name);
      throw createRemoteLoadError(name, cause);
    }
  }

  return {
    load: (name) => load(name),
    findLoaded: (name) => inPage.get(name),
    async loadLanguage(language) {
      await Promise.all([...faces].map((face) => loadTexts(face, language)));
    },
    budget,
  };
}
