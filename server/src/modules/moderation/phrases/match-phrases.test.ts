import { matchPhrases } from './match-phrases';
import { SLOWNESS } from '../../../testing/depth';

const names = (text: string) => matchPhrases(text).map(({ name }) => name);

it.each([
  ['Bitte die Anmeldegebühr überweisen', ['payment-before-work']],
  ['Du bezahlst eine ANMELDEGEBÜHR.', ['payment-before-work']],
  ['Des frais d’inscription de CHF 50', ['payment-before-work']],
  ['Serve la copia del passaporto; pagamento anticipato', ['payment-before-work', 'identity-documents']],
  ['We need a copy of\nyour passport', ['identity-documents']],
  ['Network-Marketing von zu Hause', ['pyramid-selling']],
  ['Nur Männer', ['discrimination']],
])('%s matches %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it('a phrase within other words does not match', () => {
  expect(names('The registration feedback form, and human networks marketing')).toEqual([]);
});

it('a long text is matched within some milliseconds', () => {
  const before = process.cpuUsage();
  matchPhrases('Gärtnerin für Bern, '.repeat(2_500));
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000 * SLOWNESS);
});
