import { Value } from 'typebox/value';
import { DemoData } from './schemas';

/** Returns the content of the data files with its type; throws with the place of the first deviation. */
export function checkData(content: unknown): DemoData {
  if (Value.Check(DemoData, content)) return content;
  const [error] = Value.Errors(DemoData, content);
  throw new Error(`The demo data is wrong at ${error?.instancePath}: ${error?.message}.`);
}
