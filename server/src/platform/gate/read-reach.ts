import type { Dependencies } from '../../dependencies';
import type { PublishedRelease } from '../registry/live-state';
import { hashOf } from '../store/check-release';
import { readStored } from '../store/file-bytes';
import { listReleaseFiles } from '../store/releases.repository';
import { analyzeFile, findCachedAnalysis, isAnalyzed } from './analyze-file';

/** What the scripts of a release can reach beyond the API. */
export interface ScriptReach {
  readonly hosts: ReadonlySet<string>;
  readonly stores: ReadonlySet<string>;
}

/** Reads the scripts of a release; those that the gate has read are not read again. */
export async function readReach(
  dependencies: Dependencies,
  { id, remote }: PublishedRelease,
): Promise<ScriptReach> {
  const hosts = new Set<string>();
  const stores = new Set<string>();
  for (const { path, encoding, fileId, integrity } of await listReleaseFiles(dependencies.db, id)) {
    if (encoding !== '' || !isAnalyzed(remote, path)) continue;
    const known = findCachedAnalysis(remote, integrity);
    const content = known ? undefined : await readStored(dependencies.files, fileId);
    const isSame = content && hashOf(content) === integrity;
    const request = isSame ? { bundle: remote, path, content } : undefined;
    const reading = request ? await analyzeFile(dependencies, request, integrity) : known;
    reading?.hosts?.forEach((host) => hosts.add(host));
    reading?.stores?.forEach((store) => stores.add(store));
  }
  return { hosts, stores };
}
