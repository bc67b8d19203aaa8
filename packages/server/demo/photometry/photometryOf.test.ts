import { beamOf, fluxOf } from '@lumitor/domain/photometry/figures';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { describe, expect, it } from 'vitest';
import { demoArticles } from '../catalogue.ts';
import { isLinear } from './optics.ts';
import { photometryOf } from './photometryOf.ts';

const LUMINAIRES = demoArticles.filter(({ collection }) => /bindings/i.test(collection));
const FILES = LUMINAIRES.map((luminaire) => {
  const made = photometryOf(luminaire);
  if (!made) throw new Error(`${luminaire.code} has no photometric file`);
  return { luminaire, ...made, file: readPhotometry(new TextEncoder().encode(made.text)) };
});
const of = (optics: string) => FILES.filter(({ luminaire }) => luminaire.light?.optics === optics);
const candelaAt = (row: readonly number[] | undefined, gamma: readonly number[], angle: number) =>
  row?.[gamma.indexOf(angle)] ?? Number.NaN;

describe('the photometric files of the demo catalogue', () => {
  it('are named by the code and tell what the luminaire is called', () => {
    expect(FILES.length).toBeGreaterThan(60);
    for (const { luminaire, name, file } of FILES) {
      expect(name).toBe(`${luminaire.code}.${file.format}`);
      expect(file.name).toBe(luminaire.fields.titleEn);
      expect(file.isAbsolute).toBe(true);
    }
  });

  it('give the flux of the article within 1 %, and its beam within 1.5°', () => {
    for (const { luminaire, name, file } of FILES) {
      const { lumens, beam } = luminaire.fields as { lumens: number; beam: number };
      expect(Math.abs(fluxOf(file.table) / lumens - 1), name).toBeLessThan(0.01);
      const { c0c180, c90c270 } = beamOf(file.table);
      // Linear ones in IES have C0 along them. What goes along a linear one is narrower; all others are as wide there.
      const isAlong = luminaire.light && isLinear(luminaire.light.optics) && file.format === 'ies';
      const [across, along] = isAlong ? [c90c270, c0c180] : [c0c180, c90c270];
      expect(Math.abs(across - beam), `${name} across: ${across}`).toBeLessThan(1.5);
      if (file.table.symmetry === 'quadrants') expect(along, name).toBeLessThan(beam - 1.5);
      else expect(Math.abs(along - beam), `${name} along: ${along}`).toBeLessThan(1.5);
    }
  });

  it('are of both formats and of different years and symmetries, as they come from makers', () => {
    const ldt = FILES.filter(({ file }) => file.format === 'ldt');
    expect(ldt.length).toBeGreaterThan(FILES.length / 3);
    expect(ldt.length).toBeLessThan((FILES.length * 2) / 3);
    const versions = FILES.flatMap(({ text }) => /^IES.*LM-63-(\d+)/.exec(text)?.[1] ?? []);
    expect([...new Set(versions)].sort()).toEqual(['1995', '2002', '2019']);
    expect([...new Set(ldt.map(({ file }) => file.table.symmetry))].sort()).toEqual([
      'c0c180',
      'quadrants',
      'rotational',
    ]);
    expect(of('opal').map(({ file }) => [file.format, file.table.turn])).toContainEqual(['ldt', 90]);
  });

  it('shine as their kind does: washers to C0, louvres to both sides, globes and diffusers also up', () => {
    for (const { file } of of('wallWasher')) {
      const { gamma, candela } = file.table;
      expect(candelaAt(candela[0], gamma, 45)).toBeGreaterThan(5 * candelaAt(candela.at(-1), gamma, 45));
    }
    for (const { file } of of('louvre')) {
      const { gamma, candela } = file.table;
      expect(candelaAt(candela[0], gamma, 10)).toBeGreaterThan(candelaAt(candela[0], gamma, 0));
      expect(candelaAt(candela[0], gamma, 65)).toBeLessThan(1);
    }
    for (const { file } of [...of('globe'), ...of('diffuser')])
      expect(candelaAt(file.table.candela[0], file.table.gamma, 150)).toBeGreaterThan(1);
  });

  it('are the same whenever they are made, and there are none of what is no luminaire', () => {
    expect(LUMINAIRES.map(photometryOf)).toEqual(FILES.map(({ name, text }) => ({ name, text })));
    expect(demoArticles.filter((article) => photometryOf(article) !== null)).toEqual(LUMINAIRES);
  });
});
