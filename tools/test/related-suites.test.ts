import { listFiles } from './list-changed';
import { createSuiteFinder } from './related-suites';

const findSuites = createSuiteFinder(listFiles());
const find = (...changed: string[]) => findSuites(changed);

test('a feature is related with its own suites, and no other feature of its remote', () => {
  const suites = find('mf-provider/src/features/jobs/form/job-form.tsx');
  expect(suites).toContain('mf-provider/src/features/jobs/edit-job-page.test.tsx');
  expect(suites.filter((suite) => !suite.startsWith('mf-provider/src/features/jobs/'))).toEqual([]);
});

test('a rule is related with what imports it by name, although all rules have one entry point', () => {
  const suites = find('shared/src/rules/applications/transitions.ts');
  expect(suites).toEqual(
    expect.arrayContaining([
      'shared/src/rules/applications/transitions.test.ts',
      'mf-provider/src/features/applications/applications-page.test.tsx',
      'server/src/modules/applications/applying.test.ts',
    ]),
  );
  expect(suites).not.toContain('shared/src/rules/values/counts.test.ts');
  expect(suites).not.toContain('server/src/modules/newsletter/newsletter.test.ts');
});

test('a service is related with the suites of its module and of those that call it', () => {
  const suites = find('server/src/modules/applications/applications.service.ts');
  expect(suites).toContain('server/src/modules/applications/applying.test.ts');
  expect(suites).not.toContain('server/src/modules/favorites/favorites.test.ts');
});

test('what the app takes from a module is related with the suites of this module', () => {
  const suites = find('server/src/modules/favorites/module.ts');
  expect(suites).toContain('server/src/modules/favorites/favorites.test.ts');
  expect(suites).not.toContain('server/src/modules/newsletter/newsletter.test.ts');
});

test('a route is related with the matrix of access, and a service is not', () => {
  const access = 'server/src/access.test.ts';
  expect(find('server/src/modules/favorites/favorites.routes.ts')).toContain(access);
  expect(find('server/src/modules/favorites/favorites.service.ts')).not.toContain(access);
});

test('the file that puts the server together is related with every suite that starts it', () => {
  expect(find('server/src/app.ts')).toContain('server/src/modules/favorites/favorites.test.ts');
});

test('a document is related with no suite', () => {
  expect(find('README.md')).toEqual([]);
});
