import { defineTexts } from '../../rules/index';

export const fileFieldTexts = defineTexts('ui/file-field', {
  chooseFile: 'Choose a file',
  orDropIt: 'or drop it here',
  chosenFile: 'Chosen file:',
  /** The size of a file in each unit, whole or with one decimal. */
  size: {
    bytes: (amount: number) => `${amount} bytes`,
    kilobytes: (amount: number) => `${amount} KB`,
    megabytes: (amount: number) => `${amount} MB`,
    gigabytes: (amount: number) => `${amount} GB`,
  },
});
