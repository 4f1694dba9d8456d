import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import formatting from '../../.oxfmtrc.json';
import { MARK } from '../../packages/build/src/checks/find-untranslated.cjs';
import { ROOT } from '../lib/root';
import { writeGitHub, writeGitHubRollback, writeGitLab } from './pipelines';
import { PEERS, writeSources, type RemoteNames } from './remote';

/** Template of a remote in a repository of its own: the sources of every remote, and the SDK of a server. */
export interface RepositoryNames extends RemoteNames {
  /** Origin of the server whose SDK is installed. */
  readonly server: string;
}

interface RootManifest {
  readonly engines: object;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The four packages of the SDK, as the server names them. */
const PACKAGES = ['build', 'cli', 'sdk', 'testing'];
/** Installed in the version of this repository. */
const OTHERS = ['@types/react', 'react', 'react-dom'];

const asJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

function writeManifest({ remote, server }: RepositoryNames): string {
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as RootManifest;
  return asJson({
    // The name is part of a release's version: the same one as in a folder of the monorepo.
    name: `@metier/${remote}`,
    version: '1.0.0',
    private: true,
    engines: root.engines,
    scripts: {
      start: 'metier dev',
      build: 'metier-build',
      test: 'jest',
      check: 'metier-build check',
      new: 'metier-build new',
      release: 'metier publish --promote',
    },
    peerDependencies: PEERS,
    devDependencies: Object.fromEntries([
      ...PACKAGES.map((name) => [`@metier/${name}`, `${server}/sdk/${name}.tgz`]),
      ...OTHERS.map((name) => [name, root.devDependencies[name]]),
    ]),
  });
}

const linter = () =>
  asJson({
    extends: ['./node_modules/@metier/build/src/oxlint.json'],
    options: { reportUnusedDisableDirectives: 'error' },
  });

const { ignorePatterns: _ignored, ...style } = formatting;

const bundler = ({ remote }: RepositoryNames) => `const { createConfig } = require('@metier/build');

module.exports = (options = {}) =>
  createConfig({ name: '${remote}', kind: 'remote', directory: __dirname, ...options });
`;

const readme = ({ remote, name, server }: RepositoryNames) => `# ${remote}

A remote of the Metier server at ${server}, with a page at \`/${name}\`.

\`\`\`sh
export METIER_SERVER=${server}
export RELEASE_TOKEN=mtr_…   # from an operator of the server
\`\`\`

| command | what it does |
| --- | --- |
| \`npm install\` | installs React, and the SDK that fits the server |
| \`npm start\` | shows this remote in the shell of the server, which is of the channel staging; \`-- --shell <address>\` names another one |
| \`npm start -- --local\` | the same in a server of this machine with demo data, once \`npm install --save-dev ${server}/sdk/server.tgz\` has installed it |
| \`npm test\` | runs the tests |
| \`npm run check\` | types, lint, format, translations, and what the deploy gate says about the styles |
| \`npm run new -- feature <name>\` | adds a page with its route, texts and test |
| \`npm run build\` | builds into \`dist\` |
| \`npm run release -- --channel staging --reason "…"\` | builds, publishes, runs the gate, and makes it live; without \`--channel\` on production |
| \`npx metier --help\` | the other commands: canary, rollback, status, link and more |

Begin in \`src/features/${name}/${name}-page.tsx\`. \`src/routes.ts\` has the paths and who may open them.

**Languages.** The texts are English, with translations beside them (\`….texts.de.ts\`), where the build finds them.
What only you can translate ends in \`${MARK}\`: \`npm run check\` names these lines, and refuses them once they
are committed.

**Upgrades.** \`npm install --save-dev ${server}/sdk/{sdk,build,testing,cli}.tgz\` installs the SDK of the server as it
is now; \`peerDependencies\` in package.json are the versions that this remote runs with.

**Pipelines.** \`.gitlab-ci.yml\` and \`.github/workflows\` check, build once, release to staging, and wait for a
person before the canary, production and a rollback. They need the token as RELEASE_TOKEN. Delete what you do
not use.
`;

const npmrc = `# No package runs a script when it is installed: npm rebuild --ignore-scripts=false <package> where one has to.
ignore-scripts=true
# Days: a younger version is not installed (npm 11.10 and newer), unless --min-release-age=0 says so.
min-release-age=4
`;

/** The files of a new repository, keyed by path. */
export const writeRepository = (names: RepositoryNames): Record<string, string> => ({
  'package.json': writeManifest(names),
  'tsconfig.json': asJson({ extends: '@metier/build/tsconfig.json', include: ['src'] }),
  'webpack.config.js': bundler(names),
  '.oxlintrc.json': linter(),
  '.oxfmtrc.json': asJson(style),
  'jest.config.js': "module.exports = require('@metier/testing/jest').pages;\n",
  'README.md': readme(names),
  '.gitignore': 'node_modules/\ndist/\ndata/\n.cache/\n',
  '.npmrc': npmrc,
  '.gitlab-ci.yml': writeGitLab(names),
  '.github/workflows/release.yml': writeGitHub(names),
  '.github/workflows/rollback.yml': writeGitHubRollback(names),
  ...writeSources(names),
});
