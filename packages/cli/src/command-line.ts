import { parseArgs } from 'node:util';
import type { Channel } from '@metier/sdk/contract';
import { ACCESSES, CHANNELS, type Access } from '@metier/sdk/rules';
import { HELP } from './help';
import { CommandError } from './command-error';
import { OPTIONS, VERBS, type Verb } from './verbs';

const EVERYWHERE = ['server', 'json', 'help'] as const;

type Values = ReturnType<typeof parse>['values'];

export interface CommandLine {
  readonly verb: Verb;
  readonly words: readonly string[];
  readonly options: Values;
}

const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usage(describeParseError(error as NodeJS.ErrnoException));
  }
}

/** Of Node's message only the option is for people. */
function describeParseError({ code, message }: NodeJS.ErrnoException): string {
  const [, option = 'An option'] = /'(?:-\w, )?(-{1,2}[\w-]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  return message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`;
}

const usage = (sentence: string) => new CommandError('failed', `${sentence}\n--help tells what there is.`);

/** Parses the command line; undefined if only help is requested. Throws a `Stop` that describes the error. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { positionals, values } = parse(args);
  const [verb = '', ...words] = positionals;
  if (values.help || (verb === '' && args.length === 0)) return undefined;
  if (!isVerb(verb)) throw usage(verb === '' ? 'Say what to do.' : `There is no command "${verb}".`);
  const [least, most, own] = VERBS[verb];
  const allowed: readonly string[] = [...own, ...EVERYWHERE];
  const stranger = Object.keys(values).find((option) => !allowed.includes(option));
  if (stranger) throw usage(`${verb} has no option --${stranger}.`);
  if (words.length < least || words.length > most) throw usage(`${verb} is used so: ${HELP[verb]}`);
  return { verb, words, options: values };
}

/** A number option within its limits. */
export function readNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text.replace(/%$/, ''));
  if (text.trim() === '' || !(value >= from && value <= to))
    throw usage(`${name} is a number from ${from} to ${to}, and not "${text}".`);
  return value;
}

export function readChannel(text = 'production'): Channel {
  const channel = CHANNELS.find((each) => each === text);
  if (channel) return channel;
  throw usage(`There is no channel "${text}": choose ${CHANNELS.join(' or ')}.`);
}

export function readAccess(text = 'public'): Access {
  const access = ACCESSES.find((each) => each === text);
  if (access) return access;
  throw usage(`There is no access "${text}": choose ${ACCESSES.join(', ')}.`);
}

/** Parses `job_seeker=name:password`, given once per role. */
export function readLogins(texts: readonly string[] = []): Map<string, { name: string; password: string }> {
  return new Map(
    texts.map((text) => {
      const [, role = '', name = '', password = ''] =
        /^(job_seeker|job_provider)=([^:]+):(.+)$/.exec(text) ?? [];
      if (!role) throw usage('A login is given as job_seeker=name:password or job_provider=name:password.');
      return [role, { name, password }];
    }),
  );
}
