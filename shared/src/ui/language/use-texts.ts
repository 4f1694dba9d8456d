import { textsIn, type Translation } from '../../rules/index';
import { useLanguage } from './language-provider';

/** The texts of a component in the language that it is shown in: `const texts = useTexts(homeTexts)`. */
export const useTexts = <Texts extends object>(texts: Texts): Translation<Texts> =>
  textsIn(useLanguage(), texts);
