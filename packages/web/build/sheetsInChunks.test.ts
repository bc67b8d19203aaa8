import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { linkedSheet, sheetsInChunks } from './sheetsInChunks.ts';

async function built(later: string): Promise<Rolldown.OutputBundle> {
  const modules: Record<string, string> = {
    first: 'import "/first.css"; import("/drawing");',
    drawing: 'import "/drawing.css"; import("/later");',
    later: 'import "/later.css"; console.log("later");',
    'first.css': 'a{color:red}',
    'drawing.css': 'b{color:red}',
    'later.css': later,
  };
  const fixture = {
    name: 'fixture',
    resolveId: (id: string) => (id.replace('/', '') in modules ? `/${id.replace('/', '')}` : null),
    load: (id: string) => modules[id.slice(1)],
  };
  const done = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fixture, sheetsInChunks()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: '/first' } },
  });
  if (!('output' in done)) throw new Error('The build was not made in one go.');
  return Object.fromEntries(done.output.map((file) => [file.fileName, file]));
}

const chunkOf = (bundle: Rolldown.OutputBundle, name: string) => {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`No chunk ${name}.`);
  return chunk;
};

it('a page links the sheets of the first load; a lazy screen has its sheet in its chunk', async () => {
  const bundle = await built('i{color:red}');
  const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  expect(sheets.toSorted()).toEqual([linkedSheet(bundle, 'drawing'), linkedSheet(bundle, 'first')]);
  expect(chunkOf(bundle, 'later').code).toContain('i{color:red}');
  expect(chunkOf(bundle, 'first').code).not.toMatch(/assets\/[\w-]+\.css/);
});

it('a chunk with a changed sheet has a new name, so that no browser uses the old one', async () => {
  const [before, after] = await Promise.all([built('i{color:red}'), built('i{color:tan}')]);
  expect(chunkOf(after, 'later').fileName).not.toBe(chunkOf(before, 'later').fileName);
});
