import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Comment, type Node, parseSync } from 'oxc-parser';
import { ROOT } from '../setup/root.mjs';

export interface Identifier {
  name: string;
  start: number;
}

export interface Source {
  file: string;
  text: string;
  comments: Comment[];
  identifiers: Identifier[];
  exported: Identifier[];
}

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(`${ROOT}${file}`));

const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function nodesOf(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) nodesOf(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) if (typeof child === 'object') nodesOf(child, visit);
  }
}

function namesOf(declaration: Node | null): Identifier[] {
  if (declaration === null) return [];
  const ids = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return ids.flatMap((node) => ('id' in node && node.id?.type === 'Identifier' ? [node.id] : []));
}

export function sourceOf(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text);
  const identifiers: Identifier[] = [];
  const exported: Identifier[] = [];
  nodesOf(program, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier')
      identifiers.push(node);
    if (node.type === 'ExportNamedDeclaration') exported.push(...namesOf(node.declaration));
  });
  return { file, text, comments, identifiers, exported };
}

export const sources = (): Source[] =>
  tracked('*.ts', '*.tsx', '*.mts', '*.mjs').map((file) => sourceOf(file, read(file)));

export const documents = (): { file: string; text: string }[] =>
  tracked('*.md').map((file) => ({ file, text: read(file) }));
