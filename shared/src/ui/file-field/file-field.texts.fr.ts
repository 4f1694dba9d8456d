import { french, translate } from '../../rules/index';
import type * as english from './file-field.texts';

export const fileFieldTexts = translate<typeof english.fileFieldTexts>('ui/file-field')({
  chooseFile: 'Choisir un fichier',
  orDropIt: 'ou déposez-le ici',
  chosenFile: 'Fichier choisi\u00a0:',
  size: {
    bytes: (amount) =>
      french.plural(amount, {
        one: `${amount}\u00a0octet`,
        other: `${french.count(amount)}\u00a0octets`,
      }),
    kilobytes: (amount) => `${french.count(amount)}\u00a0Ko`,
    megabytes: (amount) => `${french.decimal(String(amount))}\u00a0Mo`,
    gigabytes: (amount) => `${french.decimal(String(amount))}\u00a0Go`,
  },
});
