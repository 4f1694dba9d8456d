import { domainToASCII } from 'node:url';
import { cleanLine, isEmailAddress } from '@metier/sdk/rules';

/**
 * An address in the form that mail servers take: a domain with an umlaut in its ASCII form, so that both
 * spellings are one address. What is no address stays, for the validator to refuse.
 */
function cleanEmail(text: string): string {
  const line = cleanLine(text);
  if (!isEmailAddress(line)) return line;
  const [name = '', domain = ''] = line.split('@');
  return /^[\x20-\x7e]*$/.test(domain) ? line : `${name}@${domainToASCII(domain) || domain}`;
}

/** Formats of single lines; a username may be an e-mail address. All other texts keep their white space. */
const CLEANERS: Readonly<Record<string, (text: string) => string>> = {
  email: cleanEmail,
  username: cleanEmail,
};

/** A text as it is counted and stored: lines end with `\n`, as browsers count them, however it was sent. */
export function cleanText(text: string, format: unknown): string {
  const clean = CLEANERS[String(format)];
  return clean ? clean(text) : text.replace(/\r\n?/g, '\n');
}
