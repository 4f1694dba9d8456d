import { releaseQuote as quote } from './quote';

export const releasesTexts = {
  tooMuch: 'The archive is too large: a release has at most 50 MB.',
  tooManyFiles: 'The archive is too large: a release has at most 1 000 files.',
  fileTooLarge: (path: string) => `${quote(path)} is too large: a file has at most 10 MB.`,
  twice: (path: string) => `${quote(path)} is in the archive twice.`,
  noFile: (path: string) => `${quote(path)} is not a plain file: a release has no links.`,
  badPath: (path: string) => `${quote(path)} is not a path that a release may have.`,
  cut: 'The archive is cut: its end is missing.',
  noGzip: 'This is not a gzip archive, or it is damaged.',
  noTar: 'This is not a tar archive, or it is damaged.',
  noDescription: 'There is no release.json in the archive.',
  badDescription: (problem: string) => `release.json does not describe a release: ${problem}.`,
  longDescription: (bytes: number, most: number) =>
    `release.json has ${bytes} bytes, and ${most} are allowed: it lists a bundle's files, routes and operations.`,
  otherRemote: (name: string, remote: string) =>
    `This is a release of ${quote(name)}, and the token is for ${remote}.`,
  noRelease: (name: string) => `${quote(name)} is not the shell or a remote.`,
  watched: (version: string) =>
    `${quote(version)} is a watched build, which changes with every keystroke: build it first.`,
  missing: (path: string) => `${quote(path)} is named in release.json and not in the archive.`,
  extra: (path: string) => `${quote(path)} is in the archive and not named in release.json.`,
  otherSize: (path: string, size: number, expected: number) =>
    `${quote(path)} has ${size} bytes, and release.json says ${expected}.`,
  otherHash: (path: string) => `${quote(path)} is not the file that was built: its hash is another one.`,
  notNamed: (path: string) => `release.json needs ${quote(path)} and does not have it among its files.`,
  known: (remote: string, version: string) =>
    `${remote} ${version} is published already, and a release never changes.`,
  published: (files: number) => `Published with ${files} files, compressed copies among them.`,
  operatorOnly: 'This is for operators: the token of a team is not enough.',
  otherTeam: (remote: string, own: string) => `The token is for ${own}, and this is about ${remote}.`,
  tokenMade: (name: string) => `Token for ${quote(name)}.`,
  tokenEnded: (name: string) => `Token of ${quote(name)}.`,
  pathsForOne: 'Paths are granted to one remote: name it.',
  wrongToken: 'This token is not valid, or no longer.',
  whichVersion: 'Say which version.',
  whichShare: 'Say how many per cent of the visitors.',
  unknownVersion: (remote: string, version: string) => `There is no release ${version} of ${remote}.`,
  shellLives: 'The shell cannot be killed: without it there is no page at all. Roll it back.',
  neverLive: (remote: string, channel: string) => `${remote} has never been live on ${channel}.`,
  deadAlready: (remote: string, channel: string) => `Nothing of ${remote} is live on ${channel}.`,
  liveAlready: (remote: string, version: string, channel: string) =>
    `${remote} ${version} is live on ${channel} already.`,
  nothingEarlier: (remote: string, channel: string) =>
    `There is no earlier release of ${remote} on ${channel} to go back to: name one.`,
  notDead: (remote: string, channel: string) => `${remote} was not killed on ${channel}.`,
  noRollout: (remote: string, channel: string) => `There is no rollout of ${remote} on ${channel}.`,
  otherRollout: (remote: string, version: string, channel: string) =>
    `There is a rollout of ${remote} ${version} on ${channel} already: promote or halt it first.`,
  neverMoved: (name: string) => `Nothing of ${name} is live or was.`,
  unknownOperation: (id: string) =>
    `There is no operation ${id}: name one by its id, like getJob, or a release, like mf-seeker@1.`,
  badDates: (file: string) => `${file} does not name packages with the dates at which they were published.`,
  noSbom: 'This server was built without its bill of materials: npm run build, on its machine.',
  noPackage: (wanted: string) =>
    `${quote(wanted)} is no package: write leaflet, leaflet@2.0.0 or leaflet@>=2 <2.1, for example.`,
  calls: (method: string, path: string) => `calls ${method} ${path}`,
  overlaps: (members: string, channel: string) =>
    `There is a rollout of ${members} on ${channel} already, and this one would share a part of it: promote or halt ` +
    'it first.',
  movedMeanwhile: (move: {
    actor: string;
    action: string;
    remote: string;
    channel: string;
    version: string;
    revision: number;
  }) =>
    `${move.actor} has moved ${move.remote} on ${move.channel} meanwhile (${move.action}, ${move.version}, revision ` +
    `${move.revision}). Nothing was changed: look at it, and decide again.`,
  trainTwice: (remote: string) => `A train has one release of each remote, and this one has ${remote} twice.`,
  trainWasRollback: (train: number) =>
    `Train ${train} was no promotion: promote what is wanted instead, or halt the rollout.`,
  trainLeftBehind: (train: number, remote: string, version: string) =>
    `${remote} is at ${version} and not at what train ${train} brought. Nothing was changed: roll back what is left of ` +
    'the train one by one, or promote the earlier releases as a train.',
  trainOfOthers: (remotes: string, own: string) =>
    `The token is for ${own}, and this train is about ${remotes}, too: a train over several remotes needs a token for ` +
    'all of them, as operators have.',
  goesWithTrain: (remote: string, train: number) =>
    `${remote} came with train ${train}: npm run release -- rollback --train ${train} takes all of it back.`,
  usesImport: 'Its server build uses import(), which no build may have any more.',
  gateSaysNo: (remote: string, version: string, why: string) =>
    `${remote} ${version} cannot be deployed. ${why}`,
};
