import { german, translate } from '../../rules/index';
import type * as english from './file-field.texts';

export const fileFieldTexts = translate<typeof english.fileFieldTexts>('ui/file-field')({
  chooseFile: 'Datei auswählen',
  orDropIt: 'oder hier ablegen',
  chosenFile: 'Ausgewählte Datei:',
  size: {
    bytes: (amount) =>
      german.plural(amount, { one: '1\u00a0Byte', other: `${german.count(amount)}\u00a0Bytes` }),
    kilobytes: (amount) => `${german.count(amount)}\u00a0KB`,
    megabytes: (amount) => `${amount}\u00a0MB`,
    gigabytes: (amount) => `${amount}\u00a0GB`,
  },
});
