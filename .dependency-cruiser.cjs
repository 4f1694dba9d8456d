/**
 * Allowed imports between packages and folders. Each rule has one planted violation in tools/check/planted-imports.ts
 * that proves it is enforced. The check prints the rule's name; the comment of a rule says what to do
 * instead. Circles of folders are found by tools/check/folder-circles.ts.
 */
const REMOTES = 'mf-[a-z-]+';
/** Folders of the server with one folder per resource. */
const RESOURCES = '(modules|platform)';
const TESTS = '(\\.test\\.tsx?$|/testing/|\\.spec\\.ts$)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third that both import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports this file: delete it, or name it as an entry.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          TESTS,
          '\\.d\\.ts$',
          '\\.config\\.(js|ts|cjs)$',
          '^tools/',
          '^packages/build/',
          '^(e2e|lab)/',
          '^server/[^/]+\\.(mjs|ts)$',
          '(main|index|remote|embedded-worker|render-worker)\\.tsx?$',
        ],
      },
      to: {},
    },
    {
      name: 'nothing-needs-the-laboratory',
      comment: 'The laboratory measures the product: what both need is outside of lab.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'What two features use goes to shared/ui or shared/rules.',
      severity: 'error',
      from: { path: `^(${REMOTES})/src/features/([^/]+)/` },
      to: { path: `^$1/src/features/`, pathNot: `^$1/src/features/$2/` },
    },
    {
      name: 'features-do-not-know-their-remote',
      comment: 'A feature is mounted by its remote and never imports what mounts it.',
      severity: 'error',
      from: { path: `^(${REMOTES})/src/features/`, pathNot: TESTS },
      to: { path: `^${REMOTES}/src/[^/]+$` },
    },
    {
      name: 'remotes-are-strangers',
      comment: 'A remote is deployed alone: it never imports another remote or the shell.',
      severity: 'error',
      from: { path: `^(${REMOTES})/` },
      to: { path: `^(${REMOTES}|shell)/`, pathNot: '^$1/' },
    },
    {
      name: 'shell-bundles-no-remote',
      comment: 'The shell loads remotes at run time, from the registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^${REMOTES}/` },
    },
    {
      name: 'browser-never-imports-server',
      comment: 'What both sides need is contract or rules.',
      severity: 'error',
      from: { path: `^(shell|shared|packages/testing|${REMOTES})/` },
      to: { path: '^server/' },
    },
    {
      name: 'server-sees-contract-and-rules',
      comment:
        'The server imports the doors contract and rules of shared, and nothing else of the browser side.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: `^(shell|${REMOTES}|shared/src/(?!contract/|rules/|german/|french/|italian/))` },
    },
    {
      name: 'rules-import-nothing-of-ours',
      comment: 'Rules import only their own files and libraries.',
      severity: 'error',
      from: { path: '^shared/src/rules/', pathNot: TESTS },
      to: { path: `^(shell|server|${REMOTES}|shared/src/)`, pathNot: '^shared/src/rules/' },
    },
    {
      name: 'ui-imports-rules-alone',
      comment: 'The kit takes languages and texts from rules, and nothing else of ours.',
      severity: 'error',
      from: { path: '^shared/src/ui/', pathNot: TESTS },
      to: { path: `^(shell|server|${REMOTES}|shared/src/)`, pathNot: '^shared/src/(ui|rules)/' },
    },
    {
      name: 'contract-imports-rules-alone',
      comment: 'The contract takes the values of enumerations from rules, and nothing else of ours.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: TESTS },
      to: { path: `^(shell|server|${REMOTES}|shared/src/)`, pathNot: '^shared/src/(contract|rules)/' },
    },
    {
      name: 'doors-only',
      comment: 'Another room of shared is entered by its index, never by a file behind it.',
      severity: 'error',
      from: { path: '^(?!shared/)' },
      to: {
        path: '^shared/src/[^/]+/',
        pathNot: '^shared/src/([^/]+/index\\.ts$|ui/[a-z-]+\\.css$)',
      },
    },
    {
      name: 'doors-only-inside-shared',
      comment: 'Another room of shared is entered by its index, never by a file behind it.',
      severity: 'error',
      from: { path: '^shared/src/([^/]+)/' },
      to: {
        path: '^shared/src/[^/]+/',
        pathNot: ['^shared/src/$1/', '^shared/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'routes-call-services',
      comment: 'A route never reaches past its service to a repository.',
      severity: 'error',
      from: { path: `^server/src/${RESOURCES}/.+\\.routes\\.ts$` },
      to: {
        path: `^server/src/(${RESOURCES}/.+\\.repository\\.ts$|db/schema)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'services-hold-no-sql',
      comment: 'SQL lives in repositories.',
      severity: 'error',
      from: { path: `^server/src/${RESOURCES}/.+\\.(service|policy)\\.ts$` },
      to: {
        path: '(^server/src/db/schema|node_modules/(drizzle-orm|pg)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'a-repository-is-its-module-s-own',
      comment: 'Ask the other module’s service.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/modules/[^/]+/.+\\.repository\\.ts$', pathNot: '^server/src/modules/$1/' },
    },
    {
      name: 'the-platform-s-repositories-are-its-own',
      comment: 'Outside of the platform ask one of its services.',
      severity: 'error',
      from: { path: '^server/src/(?!platform/)', pathNot: TESTS },
      to: { path: '^server/src/platform/.+\\.repository\\.ts$' },
    },
    {
      name: 'modules-never-import-the-platform',
      comment: 'The job board works without the release platform; what both need is in http, db or files.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: TESTS },
      to: { path: '^server/src/platform/' },
    },
    {
      name: 'search-and-http-import-no-module',
      comment: 'These folders are for every resource; app.ts passes what a resource adds.',
      severity: 'error',
      from: { path: '^server/src/(http|reads|cache|config|search)/', pathNot: TESTS },
      to: { path: `^server/src/${RESOURCES}/` },
    },
    {
      name: 'the-index-of-jobs-by-its-face',
      comment: 'The board asks search/index.ts, so that another index can take its place.',
      severity: 'error',
      from: { path: '^server/src/(?!search/)', pathNot: TESTS },
      to: { path: '^server/src/search/', pathNot: '^server/src/search/(index|module)\\.ts$' },
    },
    {
      name: 'testing-from-tests-only',
      comment: 'What tests use never ships.',
      severity: 'error',
      from: {
        pathNot: [
          TESTS,
          '^packages/testing/',
          '^(e2e|lab)/',
          '^tools/(check|test)\\b',
          '^jest\\.config\\.ts$',
        ],
      },
      to: { path: '/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|drizzle|results)/|^tools/check/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
