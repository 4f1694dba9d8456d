/** Pipeline templates of a repository: the same commands for GitHub Actions and for GitLab CI. */
export interface PipelineNames {
  readonly remote: string;
  readonly server: string;
}

const CHECK = ['npm run check', 'npm test', 'npm run build'];

/** The version comes from the build, which is made once and carried from job to job. */
const VERSION = `VERSION=$(node -p "require('./dist/release.json').version")`;

/**
 * By job, in their order. The first one has checked the types. Exit code 3 of `publish`: a run that is repeated has
 * published this build already.
 */
const writeCommands = (remote: string) => ({
  staging: [
    `npx metier publish ${remote} --no-build --no-check || [ $? -eq 3 ]`,
    VERSION,
    `npx metier promote ${remote} "$VERSION" --channel staging --reason "$REASON"`,
  ],
  canary: [VERSION, `npx metier canary ${remote} 10 "$VERSION" --reason "$REASON"`],
  production: [VERSION, `npx metier promote ${remote} "$VERSION" --reason "$REASON"`],
  rollback: [`npx metier rollback ${remote} --reason "$REASON"`],
});

const EXIT_CODES = `# Exit codes of metier: 0 done, 1 wrong usage, 2 the gate said no, 3 published already or moved by somebody
# else, 4 not allowed (RELEASE_TOKEN), 5 the server cannot be reached.
`;

const asList = (commands: readonly string[]) => commands.map((command) => `    - ${command}`).join('\n');

/** `.gitlab-ci.yml`. */
export function writeGitLab({ remote, server }: PipelineNames): string {
  const { staging, canary, production, rollback } = writeCommands(remote);
  const manual = (name: string, commands: readonly string[], stage: string) => `${name}:
  stage: ${stage}
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      when: manual
      allow_failure: true
  script:
${asList(commands)}
`;
  return `# RELEASE_TOKEN is a masked variable of the project: Settings, CI/CD, Variables.
${EXIT_CODES}
image: node:22
stages: [check, staging, canary, production]
variables:
  METIER_SERVER: ${server}
  REASON: $CI_COMMIT_TITLE
before_script:
  - npm ci

check:
  stage: check
  script:
${asList(CHECK)}
  artifacts:
    paths: [dist]

staging:
  stage: staging
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
${asList(staging)}

${manual('canary', canary, 'canary')}
${manual('production', production, 'production')}
${manual('rollback', rollback, 'production')}`;
}

const NODE_STEPS = `      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 22, cache: npm }
      - run: npm ci`;

const asSteps = (commands: readonly string[]) =>
  `      - run: |\n${commands.map((command) => `          ${command}`).join('\n')}`;

const writeEnvironment = (server: string) => `env:
  METIER_SERVER: ${server}
  RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
  REASON: Commit \${{ github.sha }}
`;

/** `.github/workflows/release.yml`. */
export function writeGitHub({ remote, server }: PipelineNames): string {
  const commands = writeCommands(remote);
  const job = (name: 'staging' | 'canary' | 'production', needs: string) => `  ${name}:
    needs: ${needs}
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    environment: ${name}
    steps:
${NODE_STEPS}
      - uses: actions/download-artifact@v5
        with: { name: dist, path: dist }
${asSteps(commands[name])}
`;
  return `# RELEASE_TOKEN is a secret of the repository. The environments canary and production wait for a person
# once they have required reviewers: Settings, Environments.
${EXIT_CODES}
name: release
on: [push, pull_request]
${writeEnvironment(server)}
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
${NODE_STEPS}
${CHECK.map((command) => `      - run: ${command}`).join('\n')}
      - uses: actions/upload-artifact@v5
        with: { name: dist, path: dist }

${job('staging', 'check')}
${job('canary', 'staging')}
${job('production', 'canary')}`;
}

/** `.github/workflows/rollback.yml`. */
export const writeGitHubRollback = ({ remote, server }: PipelineNames): string => `name: rollback
on: workflow_dispatch
${writeEnvironment(server)}
jobs:
  rollback:
    runs-on: ubuntu-latest
    environment: production
    steps:
${NODE_STEPS}
${asSteps(writeCommands(remote).rollback)}
`;
