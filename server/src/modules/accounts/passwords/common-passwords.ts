import { dictionary } from '@zxcvbn-ts/language-common';

/** Frequent in leaks or where this site is used, but not in the library's list. */
const LOCAL = `
0987654321 09876543 1234512345 123412345 159357159 01012009 poiuytrewq poiuytre lkjhgfdsa lkjhgfds qwertyqwerty
qwertz12 qwertz123 qwertzui qwertzuiop aa12345678 p@ssword p@ssw0rd1 p@ssw0rd123 passwort123 motdepasse1
changeme123 willkommen bonjour123 facebook1 linkedin linkedin1 admin1234 admin12345 adminadmin root1234 toor1234
test12345 tester123 guest123 user1234 demo1234 onepassword summer123 winter123 monday123 friday123 family123
cheese123 harley123 bayern123 fcbasel1893 schweiz1 schweiz123 switzerland zuerich123 france123 italia123 company1
company123 job12345 jobs1234 career123 student123 employer employer1 bewerbung
`;

/**
 * The most frequent passwords of published leaks, in lower case. Look-ups in the billions of a service would need
 * the internet, and give it the beginning of each hash.
 */
const COMMON: ReadonlySet<string> = new Set([
  ...LOCAL.trim().split(/\s+/),
  ...dictionary['passwords-common'],
]);

/** `aaaaaaaa`, `12341234` and the like. */
const REPEATED = /^(.{1,4})\1+$/su;
/** A season and a year, which people choose where a password expires. */
const SEASON =
  /^(?:spring|summer|autumn|winter|frühling|fruehling|sommer|herbst|printemps|automne|hiver|primavera|estate|autunno|inverno)\W?20\d\d\W?$/u;

/** `12345678`, `hgfedcba` and the like. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Whether a password, in lower case, is among those that attackers try first. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password) || REPEATED.test(password) || SEASON.test(password) || isRun(password);
