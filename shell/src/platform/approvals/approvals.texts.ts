import type { Approval, LiveApproval, NewPackage } from '@metier/sdk/contract';

const LIVE: Readonly<Record<LiveApproval['kind'], (by: string) => string>> = {
  signed: (by) => `Approved by ${by}`,
  installed: () => 'Installed with the server',
  adopted: () => 'Live since before releases needed an approval',
  emergency: () => 'Let through in an emergency: nobody has approved it',
};

const STATES: Readonly<Record<Exclude<Approval['state'], 'open'>, (by: string) => string>> = {
  signed: (by) => `${by} has approved it. Who has asked can go on.`,
  used: (by) => `${by} has approved it, and it is done.`,
  ended: () => 'Nobody has approved it in time. Who needs it asks again.',
};

export const platformApprovalsTexts = {
  title: 'Waiting for an approval',
  live: LIVE,
  states: STATES,
  since: (version: string) => `In place of ${version}`,
  first: 'Nothing of it is live yet',
  asked: (by: string, time: string) => `Asked for by ${by}, ${time}`,
  approvers: (names: string) => `${names} can approve it.`,
  news: {
    label: 'What is new',
    operations: 'Calls of the API',
    paths: 'Paths',
    hosts: 'Other hosts',
    storage: 'Storage in the browser',
    packages: 'Packages',
    size: 'All files',
    nothing: 'No calls, paths, hosts, storage or packages that the live release does not have.',
    package: ({ name, version, before, license, published_at: published }: NewPackage) =>
      [
        `${name} ${version}`,
        before === null ? 'new' : `before ${before}`,
        license,
        published === null ? 'of unknown age' : published && `published ${published.slice(0, 10)}`,
      ]
        .filter(Boolean)
        .join(', '),
    young: 'Packages younger than four days',
    youngPackage: ({ name, version }: NewPackage) => `${name} ${version}`,
    licenses: 'Licences that need a look',
    license: ({ name, license }: NewPackage) => `${name}: ${license}`,
    grown: (after: string, before: string) => `${after}, before ${before}`,
  },
  approve: 'Approve with a passkey',
  approveOf: (title: string) => `Approve ${title} with a passkey`,
  approving: 'Waiting for the passkey…',
  unsupported: 'This browser has no passkeys at this address.',
  cancelled: 'The passkey did not answer, and nothing is approved. Try again when you are ready.',
  failed: 'That did not work. Nothing is approved.',
  offline: 'The server did not answer. Check your connection and try again.',
  join: {
    title: 'Approve releases',
    lead: (name: string, remote: string) =>
      `${name}, with a passkey you approve ${remote === '*' ? 'releases, tokens and paths' : `releases of ${remote}`} before visitors get them.`,
    hint: 'It is made now, on this device or on your phone, and stays there. The invitation is used up with it.',
    submit: 'Make a passkey',
    busy: 'Waiting for the passkey…',
    done: (name: string) => `${name} can approve. Whoever asks for an approval gets a link to it.`,
    go: 'Open the platform',
    invalid: 'This invitation is not valid, or no longer. Ask for a new one.',
    cancelled: 'The passkey was not made. The invitation is still valid: try again when you are ready.',
  },
} as const;
