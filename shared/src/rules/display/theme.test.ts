import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTheme, THEME_COLORS } from './theme';

test('anything but a theme means: as the system says', () => {
  expect(readTheme('dark')).toBe('dark');
  for (const value of [undefined, '', 'system', 'Dark', '"><script>'])
    expect(readTheme(value)).toBeUndefined();
});

test("the browser's bars have the colour of the paper", () => {
  const tokens = readFileSync(join(__dirname, '../../ui/tokens.css'), 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark});`);
});
