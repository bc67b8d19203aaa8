import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './setup/root.mjs';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

const foldersIn = (path: string) =>
  readdirSync(`${ROOT}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name))
    .filter(({ name }) => readdirSync(`${ROOT}${path}/${name}`).length > 0)
    .map(({ name }) => name);

it.each(['domain', 'server', 'web'])(
  'docs/architecture.md lists every folder of %s, and no other',
  (name) => {
    const [, room = ''] = read('docs/architecture.md').split(`### packages/${name}\n`);
    const [rows = ''] = room.split('\n#');
    const named = Array.from(rows.matchAll(/^\| `([^`]+)` \|/gm), ([, folder]) => folder);
    expect(named.toSorted()).toEqual(foldersIn(`packages/${name}`).toSorted());
  },
);

it('the index of decisions lists each by its title', () => {
  const index = read('docs/decisions/README.md');
  for (const file of readdirSync(`${ROOT}docs/decisions`).filter((each) => /^\d/.test(each))) {
    const [title] = read(`docs/decisions/${file}`).match(/(?<=^# )\d{4} .+/) ?? [];
    expect(index).toContain(`[${title?.slice(0, 4)}](${file})${title?.slice(4)}`);
  }
});

it('the table of contents lists each rule in its area', () => {
  const contents = read('docs/domain/README.md');
  for (const file of readdirSync(`${ROOT}docs/domain`).filter((each) => each !== 'README.md')) {
    const row = contents.split('\n').find((line) => line.includes(`](${file})`)) ?? '';
    for (const [, rule, title] of read(`docs/domain/${file}`).matchAll(/^\*\*(D\d+[a-z]?) ([^*]+?)\.?\*\*/gm))
      expect(row).toContain(`${rule} ${title}`);
  }
});

const PAGES = ['.', 'docs', 'docs/domain', 'docs/decisions'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

it.each(PAGES)('the links of %s resolve', (page) => {
  for (const [, target = ''] of read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
    if (!target.includes(':'))
      expect(existsSync(join(ROOT, dirname(page), target)), `${page}: ${target}`).toBe(true);
});
