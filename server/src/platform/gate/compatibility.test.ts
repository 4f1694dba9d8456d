import {
  describeApi,
  describeJob,
  expectRefusals,
  seeker,
  shell,
  type RefusalCase,
} from './testing/live-releases';

const withoutReact = { ...shell, provides: { '@metier/shared/router': '1.2.0' } };
const olderReact = { ...shell, provides: { react: '18.3.1' } };

const REFUSALS: RefusalCase[] = [
  [
    'a remote of a newer contract',
    { ...seeker, contracts: { from: 2, to: 2 } },
    {},
    {
      contract:
        'no: mf-seeker 1.4.2-cafe speaks contract 2, and shell 1.0.0-5e11 1. To fix this: publish and promote a shell that ' +
        'speaks 1 and 2 (`npm run release -- publish shell --promote`), or mf-seeker for contract 1 to 2.',
    },
  ],
  [
    'a shell of a newer contract than the live remotes',
    { ...shell, contracts: [2] },
    {},
    {
      contract:
        'no: mf-seeker 1.4.2-cafe speaks contract 1, and shell 1.0.0-5e11 2; ' +
        'mf-provider 2.0.0-beef speaks contract 1, and shell 1.0.0-5e11 2. To fix this: publish and promote a shell that ' +
        'speaks 1 and 2 (`npm run release -- publish shell --promote`), or mf-seeker and mf-provider for contract 1 to 2.',
    },
  ],
  [
    'a remote built for another version of what is shared',
    { ...seeker, shared: { react: '^20.0.0' } },
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react ^20.0.0, and shell 1.0.0-5e11 brings 19.3.1. To fix this: publish and promote mf-seeker for react ^20.0.0 || ^19.3.1 (peerDependencies in its package.json).',
    },
  ],
  [
    'a remote that needs what the shell does not bring',
    { ...seeker, shared: { immer: '^11.0.0' } },
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs immer ^11.0.0, and shell 1.0.0-5e11 brings no immer. To fix this: publish and promote mf-seeker for no immer (peerDependencies in its package.json).',
    },
  ],
  [
    'a remote whose range is none',
    { ...seeker, shared: { react: 'the newest' } },
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react the newest, which is not a range of versions. To fix this: publish and promote mf-seeker for react in a range of versions (peerDependencies in its package.json).',
    },
  ],
  [
    'a shell that goes back to what live remotes were not built for',
    olderReact,
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react ^19.3.1, and shell 1.0.0-5e11 brings 18.3.1; ' +
        'mf-provider 2.0.0-beef needs react ^19.3.1, and shell 1.0.0-5e11 brings 18.3.1. To fix this: publish and promote mf-seeker and mf-provider for react ^19.3.1 || ^18.3.1 (peerDependencies in its package.json).',
    },
  ],
  [
    'a shell that stops bringing what live remotes need',
    withoutReact,
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react ^19.3.1, and shell 1.0.0-5e11 brings no react; ' +
        'mf-provider 2.0.0-beef needs react ^19.3.1, and shell 1.0.0-5e11 brings no react. To fix this: publish and promote mf-seeker and mf-provider for no react (peerDependencies in its package.json).',
    },
  ],
  [
    'an operation that the live API does not have',
    seeker,
    { api: describeApi({}) },
    {
      operations:
        'no: mf-seeker 1.4.2-cafe calls GET /api/jobs/{id}/ (getJob), which the live API does not have.',
    },
  ],
  [
    'an operation that answers with less than the release reads',
    seeker,
    { api: describeApi(describeJob(['id'])) },
    {
      operations:
        'no: mf-seeker 1.4.2-cafe was built for another API: GET /api/jobs/{id}/ 200 application/json no longer has "title".',
    },
  ],
  [
    'a description of the API that makes no sense',
    { ...seeker, api: { paths: { '/api/jobs/{id}/': { get: null } }, components: { schemas: {} } } },
    {},
    { operations: 'no: what mf-seeker 1.4.2-cafe says about the API it was built for cannot be read.' },
  ],
];

it.each(REFUSALS)('%s is refused, and nothing else is said', (_what, candidate, given, refusals) => {
  expectRefusals(candidate, given, refusals);
});
