import { readFile } from 'node:fs/promises';
import type { Sbom } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { digestDescription } from '../custody/statement';
import type { PublishedRelease } from '../registry/live-state';
import { releasesTexts as texts } from '../store/releases.texts';
import { assertOperator, type Team } from '../teams/team-auth';

declare module '../../dependencies' {
  interface Dependencies {
    /** The server's own bill of materials, which its build has written. */
    readonly sbomFile?: string;
  }
}

/** Address of a package, https://github.com/package-url/purl-spec. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

const describeLicense = (license: string) =>
  license === 'UNKNOWN' ? { license: { name: license } } : { expression: license };

function listComponents({ packages = {}, licenses = {} }: PublishedRelease['description']) {
  const rows = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  return rows.flatMap(([name, versions]) =>
    versions.split(', ').map((version) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      purl: purlOf(name, version),
      licenses: [describeLicense(licenses[name] ?? 'UNKNOWN')],
    })),
  );
}

/** `sha384-` and base64, as hexadecimal digits. */
const toHash = (integrity: string) => ({
  alg: 'SHA-384',
  content: Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex'),
});

/** The release itself, with its files; the first hash is that of its description, which an approval signs. */
function describeRelease({ remote, version, description }: PublishedRelease) {
  return {
    type: 'application',
    'bom-ref': `${remote}@${version}`,
    name: remote,
    version,
    hashes: [{ alg: 'SHA-256', content: digestDescription(description) }],
    components: Object.entries(description.files).map(([name, { integrity }]) => ({
      type: 'file',
      name,
      hashes: [toHash(integrity)],
    })),
  };
}

/** The bill of materials of a release; which of its packages need which is not recorded. */
export async function readReleaseSbom(
  { releases }: Dependencies,
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<Sbom> {
  await releases.refresh();
  const release = releases.findRelease(remote, version);
  if (!release) throw refuse.missing(texts.unknownVersion(remote, version));
  const component = describeRelease(release);
  const components = listComponents(release.description);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: release.publishedAt.toISOString(), component },
    components,
    dependencies: [
      { ref: component['bom-ref'], dependsOn: components.map(({ 'bom-ref': reference }) => reference) },
    ],
  };
}

export async function readServerSbom({ sbomFile }: Dependencies, team: Team): Promise<Sbom> {
  assertOperator(team);
  const text = sbomFile && (await readFile(sbomFile, 'utf8').catch(() => undefined));
  if (!text) throw refuse.missing(texts.noSbom);
  return JSON.parse(text) as Sbom;
}
