import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';

/** Formats the text of a file, whose name decides the language. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  const [problem] = errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  return code;
}
