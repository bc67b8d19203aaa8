export interface DxfEntity {
  type: string;
  layer: string;
  all: (code: number) => string[];
  number: (code: number) => number;
}

type Tag = readonly [code: number, value: string];

function tagsOf(dxf: string): Tag[] {
  const lines = dxf.trimEnd().split('\n');
  return Array.from({ length: lines.length / 2 }, (_, index): Tag => {
    const code = lines[2 * index] as string;
    if (!/^\d+$/.test(code)) throw new Error(`"${code}" in line ${2 * index + 1} is no group code.`);
    return [Number(code), lines[2 * index + 1] as string];
  });
}

const entityOf = (tags: readonly Tag[]): DxfEntity => {
  const all = (code: number) => tags.filter(([own]) => own === code).map(([, value]) => value);
  return {
    type: tags[0]?.[1] ?? '',
    layer: all(8)[0] ?? '',
    all,
    number: (code) => Number(all(code)[0] ?? Number.NaN),
  };
};

export function dxfVariable(dxf: string, name: string): string | undefined {
  const tags = tagsOf(dxf);
  return tags[tags.findIndex(([code, value]) => code === 9 && value === name) + 1]?.[1];
}

export function readDxf(dxf: string, section: 'ENTITIES' | 'BLOCKS' | 'TABLES' = 'ENTITIES'): DxfEntity[] {
  const tags = tagsOf(dxf);
  const begin = tags.findIndex(([code, value]) => code === 2 && value === section) + 1;
  const end = tags.findIndex(([code, value], index) => index > begin && code === 0 && value === 'ENDSEC');
  const starts = tags.flatMap(([code], index) =>
    code === 0 && index >= begin && index < end ? [index] : [],
  );
  return starts.map((start, index) => entityOf(tags.slice(start, starts[index + 1] ?? end)));
}
