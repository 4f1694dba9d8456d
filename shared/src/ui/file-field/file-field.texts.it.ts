import { italian, translate } from '../../rules/index';
import type * as english from './file-field.texts';

export const fileFieldTexts = translate<typeof english.fileFieldTexts>('ui/file-field')({
  chooseFile: 'Scegliere un file',
  orDropIt: 'o trascinarlo qui',
  chosenFile: 'File scelto:',
  size: {
    bytes: (amount) => `${italian.count(amount)}\u00a0byte`,
    kilobytes: (amount) => `${italian.count(amount)}\u00a0KB`,
    megabytes: (amount) => `${italian.decimal(String(amount))}\u00a0MB`,
    gigabytes: (amount) => `${italian.decimal(String(amount))}\u00a0GB`,
  },
});
