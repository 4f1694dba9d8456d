/**
 * By rule, imports that it refuses: each is an importing file and the imported one, `importer > imported`. A file alone
 * imports nothing.
 */
export const PLANTED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'a-repository-is-its-module-s-own': [
    'server/src/modules/jobs/jobs.service.ts > server/src/modules/applications/applications.repository.ts',
  ],
  'browser-never-imports-server': ['shell/src/index.ts > server/src/secret.ts'],
  'contract-imports-rules-alone': ['shared/src/contract/index.ts > shared/src/api/index.ts'],
  'doors-only': ['mf-public/src/index.ts > shared/src/ui/button/button.ts'],
  'doors-only-inside-shared': ['shared/src/api/index.ts > shared/src/rules/age.ts'],
  'features-are-strangers': ['mf-public/src/features/home/index.ts > mf-public/src/features/job/price.ts'],
  'features-do-not-know-their-remote': ['mf-public/src/features/home/index.ts > mf-public/src/routes.ts'],
  'modules-never-import-the-platform': [
    'server/src/modules/jobs/jobs.service.ts > server/src/platform/releases/live.ts',
  ],
  'no-circles-of-modules': [
    'server/src/modules/accounts/accounts.service.ts > server/src/modules/moderation/open-report.ts',
    'server/src/modules/jobs/jobs.service.ts > server/src/modules/accounts/passwords.ts',
    'server/src/modules/moderation/actions.service.ts > server/src/modules/jobs/jobs.service.ts',
  ],
  'no-circles-of-rules': [
    'shared/src/rules/jobs/closing-date.ts > shared/src/rules/time/today.ts',
    'shared/src/rules/time/pay-day.ts > shared/src/rules/jobs/salary.ts',
  ],
  'no-circles-of-shared': [
    'shared/src/api/index.ts > shared/src/session/index.ts',
    'shared/src/session/read-user.ts > shared/src/api/index.ts',
  ],
  'no-circles-of-the-platform': [
    'server/src/platform/gate/gate.service.ts > server/src/platform/releases/plan-move.ts',
    'server/src/platform/releases/moves.service.ts > server/src/platform/gate/run-checks.ts',
  ],
  'no-circles-of-the-server': [
    'server/src/db/seed.ts > server/src/files/stores/file-store.ts',
    'server/src/files/remove-files.ts > server/src/db/schema/index.ts',
  ],
  'no-circles-of-the-shell': [
    'shell/src/registry/refresh.ts > shell/src/session/session.ts',
    'shell/src/router/create-router.ts > shell/src/registry/registry.ts',
    'shell/src/session/session-changes.ts > shell/src/router/router-slot.ts',
  ],
  'no-cycles': [
    'shared/src/rules/index.ts > shared/src/rules/time/egg.ts',
    'shared/src/rules/time/egg.ts > shared/src/rules/time/hen.ts',
    'shared/src/rules/time/hen.ts > shared/src/rules/time/egg.ts',
  ],
  'no-orphans': ['mf-public/src/features/home/forgotten.ts'],
  'nothing-needs-the-laboratory': ['server/src/index.ts > lab/bench/measure.ts'],
  'remotes-are-strangers': ['mf-public/src/index.ts > mf-seeker/src/features/apply/apply.ts'],
  'routes-call-services': [
    'server/src/modules/jobs/jobs.routes.ts > server/src/modules/jobs/jobs.repository.ts',
  ],
  'rules-import-nothing-of-ours': ['shared/src/rules/index.ts > shared/src/ui/index.ts'],
  'search-and-http-import-no-module': [
    'server/src/search/query/filter.ts > server/src/modules/jobs/jobs.service.ts',
  ],
  'server-sees-contract-and-rules': ['server/src/index.ts > shared/src/ui/index.ts'],
  'services-hold-no-sql': ['server/src/modules/jobs/jobs.service.ts > server/src/db/schema/index.ts'],
  'shell-bundles-no-remote': ['shell/src/index.ts > mf-seeker/src/remote.tsx'],
  'testing-from-tests-only': ['mf-public/src/index.ts > packages/testing/src/index.ts'],
  'the-index-of-jobs-by-its-face': [
    'server/src/modules/jobs/jobs.service.ts > server/src/search/plan/search.ts',
  ],
  'the-platform-s-repositories-are-its-own': [
    'server/src/web/page.ts > server/src/platform/releases/releases.repository.ts',
  ],
  'ui-imports-rules-alone': ['shared/src/ui/index.ts > shared/src/api/index.ts'],
};
