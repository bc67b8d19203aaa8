export interface Instruction {
  name: string;
  rest: string;
}

export interface Stage {
  base: string;
  /** Empty if the stage has no name. */
  name: string;
  instructions: Instruction[];
}

export function parseDockerfile(source: string): Stage[] {
  const lines = source
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
    const from = name.toUpperCase() === 'FROM' && /^(\S+)(?:\s+as\s+(\S+))?$/i.exec(rest);
    if (from) stages.push({ base: from[1] as string, name: from[2] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name: name.toUpperCase(), rest });
  }
  return stages;
}

export const commandIn = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('[')));

const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .split('/')
      .map((part) =>
        part === '**' ? '(?:.*/)?' : `${part.replace(/[.+]/g, '\\$&').replace(/\*/g, '[^/]*')}/`,
      )
      .join('')
      .replace(/\/$/, '')}(?:/|$)`,
  );

/** The last matching line decides. */
export function ignoring(dockerignore: string): (path: string) => boolean {
  const rules = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isExempt: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isExempt === false;
}
