import { combine, isKnown, UNKNOWN } from './texts';

const NOTHING: readonly string[] = [UNKNOWN];

/** Methods of texts that return texts, evaluated where all of their arguments are constants. */
export const METHODS_OF_TEXTS: ReadonlySet<string> = new Set([
  'concat',
  'replace',
  'replaceAll',
  'toLowerCase',
  'toUpperCase',
  'toString',
  'valueOf',
  'trim',
  'trimStart',
  'trimEnd',
  'slice',
  'substring',
  'substr',
  'at',
  'charAt',
  'normalize',
]);

interface Pattern {
  readonly pattern?: string;
  readonly flags?: string;
}
/** Texts that an argument can be, or a regular expression. */
type Argument = readonly string[] | Pattern;

/** A pattern without repetitions, which no text makes slow. */
const isQuick = ({ pattern = '*' }: Pattern) => !/[*+{(]/.test(pattern);

function toValue(argument: Argument): string | RegExp | undefined {
  if (!('length' in argument))
    return isQuick(argument) ? new RegExp(argument.pattern ?? '', argument.flags) : undefined;
  const [text = UNKNOWN, ...more] = argument;
  return more.length === 0 && isKnown(text) ? text : undefined;
}

/** The value of a method of a text; what cannot be evaluated is unknown. */
export function callMethod(text: string, name: string, given: readonly Argument[]): readonly string[] {
  if (name === 'concat')
    return given.reduce<readonly string[]>(
      (texts, part) => combine(texts, 'length' in part ? part : NOTHING),
      [text],
    );
  if (name === 'toString' || name === 'valueOf') return [text];
  const values = given.map(toValue);
  if (!isKnown(text) || values.includes(undefined)) return NOTHING;
  const method: unknown = Reflect.get(String.prototype, name);
  if (typeof method !== 'function') return NOTHING;
  try {
    return [String(Reflect.apply(method, text, values))];
  } catch {
    return NOTHING;
  }
}

const ON_TEXT: Readonly<Record<string, (text: string) => string>> = {
  atob: (text) => atob(text),
  decodeURIComponent: (text) => decodeURIComponent(text),
  decodeURI: (text) => decodeURI(text),
  unescape: (text) => decodeURIComponent(text),
  encodeURI: (text) => encodeURI(text),
  encodeURIComponent: (text) => encodeURIComponent(text),
  String: (text) => text,
};

/** The value of a global function of texts, such as `atob`, or of one of `String`. */
export function callGlobal(name: string, given: readonly (readonly string[])[]): readonly string[] {
  if (name === 'fromCharCode' || name === 'fromCodePoint') {
    const codes = given.map((texts) => (texts.length === 1 ? Number(texts[0]) : NaN));
    return codes.some((code) => !Number.isInteger(code) || code < 0 || code > 0x10_ffff)
      ? NOTHING
      : [codes.map((code) => String.fromCodePoint(code)).join('')];
  }
  const evaluate = Object.hasOwn(ON_TEXT, name) ? ON_TEXT[name] : undefined;
  const [texts = NOTHING] = given;
  if (!evaluate || !texts.every(isKnown)) return NOTHING;
  try {
    return texts.map(evaluate);
  } catch {
    return NOTHING;
  }
}
