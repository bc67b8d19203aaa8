import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import {
  type CallExpression,
  isArrayLiteralExpression,
  isArrowFunction,
  isCallExpression,
  isNumericLiteral,
  isObjectLiteralExpression,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Project, type Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { ROOT } from './setup/root.mjs';

const WEB = `${ROOT}packages/web/`;
const DOMAIN = `${ROOT}packages/domain/`;

/** Told without its type, which takes long to ask for: a key has a dot, and is no function, number, object or list. */
function mayBeKey(argument: Node | undefined): boolean {
  if (!argument) return false;
  if (isStringLiteral(argument)) return argument.text.includes('.');
  return ![isArrowFunction, isNumericLiteral, isObjectLiteralExpression, isArrayLiteralExpression].some(
    (is) => is(argument),
  );
}

function callsIn(node: Node): CallExpression[] {
  const calls: CallExpression[] = isCallExpression(node) && mayBeKey(node.arguments[0]) ? [node] : [];
  node.forEachChild((child) => void calls.push(...callsIn(child)));
  return calls;
}

/** What an expression may be, where that is one of a few words. */
function wordsOf(type: Type | undefined): string[] {
  if (type?.isUnionType()) return type.getTypes().flatMap(wordsOf);
  return type?.isStringLiteralType() ? [type.value] : [];
}

/** The keys that the web app, and the domain for it, may ask for; of one that it puts together, all that the compiler lets it be. */
function keysAskedFor({ program, checker }: Project): string[] {
  const sources = program
    .getSourceFileNames()
    .filter((name) => [WEB, DOMAIN].some((folder) => name.startsWith(folder)) && !name.includes('.test.'))
    .flatMap((name) => program.getSourceFile(name) ?? []);
  return sources
    .flatMap(callsIn)
    .filter(({ expression }) => checker.getTypeAtLocation(expression)?.getAliasSymbol()?.name === 'Translate')
    .flatMap(({ arguments: [key] }) => (key ? wordsOf(checker.getTypeAtLocation(key)) : []));
}

test('every text of the interface is asked for somewhere', () => {
  const compiler = new API({ cwd: ROOT });
  const web = compiler.updateSnapshot({ openProject: `${WEB}tsconfig.json` });
  const askedFor = new Set(web.getProjects().flatMap(keysAskedFor));
  compiler.close();
  const keys = Object.entries(interfaceTexts).flatMap(([section, texts]) =>
    Object.keys(texts).map((key) => `${section}.${key}`),
  );
  // Types are called as the catalogue says: the test of the demo catalogue holds their names.
  const unused = keys.filter((key) => !askedFor.has(key) && !/\.type_/.test(key));
  expect(unused).toEqual([]);
});
