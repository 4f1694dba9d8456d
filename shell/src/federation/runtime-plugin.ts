import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadEntry } from './load-entry';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

/** The entry of a remote comes the shell's way: checked, and within a time limit. Its chunks have a loader of their own. */
export default function loadEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-entries',
    loadEntry: ({ remoteInfo }) => loadEntry<Container>(remoteInfo.entryGlobalName, remoteInfo.entry),
  };
}
