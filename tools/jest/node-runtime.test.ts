import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readConfig } from '../../server/src/config/config';

const FILE = '../../server/src/config/config';

it('a suite has the modules that Node has loaded', () => {
  expect(createRequire(__filename)(FILE)).toHaveProperty('readConfig', readConfig);
});

it('the stack of an error in a shared module has the line of its source', () => {
  const lines = readFileSync(require.resolve(FILE), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('throw new ConfigError')) + 1;
  let stack = '';
  try {
    readConfig({ PORT: 'none' });
  } catch (error) {
    stack = String((error as Error).stack);
  }
  expect(stack).toContain(`config.ts:${line}:`);
});

it('replacing a module, which other suites share, is refused', () => {
  expect(() => jest.doMock(FILE, () => ({}))).toThrow('Suites share their modules');
});
