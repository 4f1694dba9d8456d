import { releaseQuote as quote } from '../store/quote';

export const custodyTexts = {
  waits: (title: string) => `${title} waits for the approval of a person: it is asked for.`,
  noApprover: (title: string, remote: string) =>
    `${title} needs the approval of a person, and nobody can approve for ${remote}: invite somebody on the server's ` +
    "machine, with npm run operator -- invite <name> --remote '" +
    `${remote}'.`,
  neverApproved: (remote: string, version: string) =>
    `${remote} ${version} was never approved: promote it instead, and a person is asked.`,
  pipelineStages: 'The token is a pipeline\u2019s, which publishes and stages: a person promotes.',
  release: (remote: string, version: string) => `${remote} ${version}`,
  token: (name: string, remote: string) =>
    `A token ${quote(name)} for ${remote === '*' ? 'everything' : remote}`,
  path: (path: string, remote: string, access: string) => `The path ${path} for ${remote} (${access})`,
  ended: 'This request has ended: ask again.',
  signedAlready: 'This is approved already.',
  wrongSignature: 'This passkey is none of those that may approve it, or its answer is not valid.',
  notYours: (name: string) => `${name} may not approve this.`,
  ownRelease: (name: string, others: string) =>
    `${name} has published this release, so somebody else has to approve it: ${others}.`,
  alone: (remote: string, version: string) =>
    `Nobody else can approve releases of ${remote}, so it has to be built a second time, on another machine, with ` +
    `another token than it was published with: metier rebuild ${remote}@${version}.`,
  wrongCode: 'This invitation is not valid, or no longer.',
  wrongPasskey: 'The passkey could not be added.',
  joined: (name: string) => `${name} can approve.`,
  signed: (title: string) => `Approved: ${title}.`,
  ownRebuild: 'A release is built a second time with another token than it was published with.',
  otherBuild: (path: string) =>
    `This is another build: ${quote(path)} is not the same. Build it from the same sources and lockfile.`,
  rebuilt: 'The same bytes were built elsewhere.',
  unknownPerson: (name: string) => `Nobody of the name ${quote(name)} can approve.`,
  secretChanged:
    'SESSION_SECRET is another than the one with which approvals of releases were sealed: use that one, or run ' +
    'npm run operator -- reseal with the new one.',
  noRemote: (remote: string) => `${quote(remote)} is neither a remote nor * for everything.`,
  noRelease: (remote: string, version: string) => `There is no release ${version} of ${remote}.`,
  nameTaken: (name: string) =>
    `Somebody of the name ${quote(name)} can approve, or was invited to: take another name.`,
  invited: (name: string, remote: string) =>
    `${name} can accept within 24 hours, and then approve ${remote === '*' ? 'releases, tokens and paths' : `releases of ${remote}`}:`,
  inAudit: (name: string) => `${name} is invited to approve.`,
  since: (what: string, moment: Date) => `${what} ${moment.toISOString().slice(0, 10)}`,
  nobody: 'Nobody can approve yet: npm run operator -- invite <name> --remote <remote or *>.',
  revoked: (name: string) => `${name} can no longer approve.`,
  notRequired: 'Releases need no approval here: RELEASE_APPROVAL is off.',
  letThrough: (remote: string, version: string) =>
    `${remote} ${version} can be promoted within 24 hours. It is in the audit, and /platform says so until a person ` +
    'has approved a release.',
  resealed: (count: number) => `${count} seals were made with the present SESSION_SECRET.`,
  emergency: (reason: string) => `Let through without an approval: ${reason}`,
};
