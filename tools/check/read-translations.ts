import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LANGUAGES } from '../../packages/build/src/languages.cjs';
import { ROOT } from '../lib/root';

/** Code of the English texts, and of one translation of them. */
export interface TranslatedCode {
  readonly language: string;
  readonly english: string;
  readonly translated: string;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function findCall(node: ts.Node, name: string): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === name) return node;
  return ts.forEachChild(node, (child) => findCall(child, name));
}

/** Objects are parsed as the code of a file. */
const asCode = (node: ts.Node | undefined) => `export default ${node?.getText() ?? '{}'};`;

/**
 * The texts of a file of the server in each language: in one call of `defineTranslated`, or, where they are long, in a
 * file for each language beside it.
 */
export function readTranslations(file: string): readonly TranslatedCode[] {
  const codes = Object.keys(LANGUAGES);
  const inLanguage = (language: string) => file.replace(/\.ts$/, `.${language}.ts`);
  if (existsSync(join(ROOT, inLanguage('en'))))
    return codes.map((language) => ({
      language,
      english: read(inLanguage('en')),
      translated: read(inLanguage(language)),
    }));
  const call = findCall(
    ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true),
    'defineTranslated',
  );
  const translations = call?.arguments[2] && findObject(call.arguments[2]);
  return (translations?.properties ?? []).map((property) => ({
    language: property.name?.getText() ?? '',
    english: asCode(call?.arguments[1]),
    translated: asCode(findCall(property, 'translated')?.arguments[0]),
  }));
}

function findObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.forEachChild(node, findObject);
}
