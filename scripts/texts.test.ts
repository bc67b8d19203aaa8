import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Project, type Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { ROOT } from './setup/root.mjs';

const WEB = `${ROOT}packages/web/`;
const DOMAIN = `${ROOT}packages/domain/`;

/** Resolving the type of every call is slow. */
const TRANSLATES = ['t', 'translate'];

const isNamedSo = ({ expression }: CallExpression): boolean =>
  TRANSLATES.includes(
    isPropertyAccessExpression(expression)
      ? expression.name.text
      : isIdentifier(expression)
        ? expression.text
        : '',
  );

function callsIn(node: Node): CallExpression[] {
  const calls: CallExpression[] = isCallExpression(node) && isNamedSo(node) ? [node] : [];
  node.forEachChild((child) => void calls.push(...callsIn(child)));
  return calls;
}

function wordsOf(type: Type | undefined): string[] {
  if (type?.isUnionType()) return type.getTypes().flatMap(wordsOf);
  return type?.isStringLiteralType() ? [type.value] : [];
}

/** One batch: each request waits for the compiler. */
function requestedKeys({ program, checker }: Project): string[] {
  const sources = program
    .getSourceFileNames()
    .filter((name) => [WEB, DOMAIN].some((folder) => name.startsWith(folder)) && !name.includes('.test.'))
    .flatMap((name) => program.getSourceFile(name) ?? []);
  const calls = sources.flatMap(callsIn);
  const called = checker.getTypeAtLocation(calls.map(({ expression }) => expression));
  const keys = calls
    .filter((_, index) => called[index]?.getSymbol()?.name === 'Translate')
    .flatMap(({ arguments: [key] }) => key ?? []);
  return checker.getTypeAtLocation(keys).flatMap(wordsOf);
}

test('every text of the interface is used', () => {
  const compiler = new API({ cwd: ROOT });
  const web = compiler.updateSnapshot({ openProject: `${WEB}tsconfig.json` });
  const requested = new Set(web.getProjects().flatMap(requestedKeys));
  compiler.close();
  const keys = Object.entries(interfaceTexts).flatMap(([section, texts]) =>
    Object.keys(texts).map((key) => `${section}.${key}`),
  );
  // Luminaire types come from the catalogue, which has its own test.
  const unused = keys.filter((key) => !requested.has(key) && !/\.type_/.test(key));
  expect(unused).toEqual([]);
});
