import { join, relative } from 'node:path';
import ts from 'typescript';
import { WORKSPACES } from '../lib/bundles';
import { ROOT } from '../lib/root';

/**
 * Spreads outside of tests that lose a property which the expected type lacks, while an optional one stays unset:
 * often the same property under its former name, which the compiler accepts.
 */
export async function checkLostProperties(): Promise<string[]> {
  return [...WORKSPACES, 'bench'].flatMap((workspace) => {
    const folder = join(ROOT, workspace);
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as {
      config: object;
    };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    return findLostProperties(
      ts.createProgram(fileNames, options),
      (file) => file.startsWith(`${folder}/`) && !/node_modules|\/fixtures\/|\.test\.tsx?$/.test(file),
    );
  });
}

/** The findings in those files of the program that are `wanted`, one line each. */
export function findLostProperties(program: ts.Program, wanted: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const findings: string[] = [];
  for (const source of program.getSourceFiles()) {
    if (!wanted(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const finding = describeLoss(checker, node);
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        if (finding) findings.push(`${relative(ROOT, source.fileName)}:${line + 1} ${finding}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return findings;
}

function describeLoss(checker: ts.TypeChecker, literal: ts.ObjectLiteralExpression): string | undefined {
  const spreads = literal.properties.filter(ts.isSpreadAssignment);
  const expected = spreads.length > 0 ? listExpected(checker, literal) : undefined;
  if (!expected) return undefined;
  const given = new Set(listOwn(checker, checker.getTypeAtLocation(literal)).map(({ name }) => name));
  const unset = expected.filter(({ name }) => !given.has(name)).map(({ name }) => name);
  const known = new Set(expected.map(({ name }) => name));
  const written = new Set(literal.properties.map((each) => each.name?.getText()));
  const lost = [...given].filter((name) => !known.has(name) && !written.has(name));
  if (unset.length === 0 || lost.length === 0) return undefined;
  return `spreads ${lost.join(', ')}, which the expected type lacks; ${unset.join(', ')} is not set`;
}

/** The properties of the type that is expected of the literal; undefined if it may have any others. */
function listExpected(checker: ts.TypeChecker, literal: ts.ObjectLiteralExpression): ts.Symbol[] | undefined {
  const type = checker.getContextualType(literal);
  // The expression of an async function may be a promise, too.
  const types = (type?.isUnion() ? type.types : type ? [type] : []).filter(
    (each) => !each.getProperty('then'),
  );
  const [first] = types;
  if (!first || types.length > 1 || !isExact(checker, first)) return undefined;
  return listOwn(checker, first);
}

const isExact = (checker: ts.TypeChecker, type: ts.Type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  checker.getIndexInfosOfType(type).length === 0 &&
  type.getCallSignatures().length === 0 &&
  type.getProperties().length > 0;

const listOwn = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__'));
