import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { USUAL_ROLES } from '@lumitor/domain/catalogue/partTable';
import { isPdf } from '@lumitor/domain/catalogue/sheet';
import { COLLECTIONS } from '@lumitor/domain/collections/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { beamOf, fluxOf } from '@lumitor/domain/photometry/figures';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdfText.ts';
import { type DemoArticle, demoCatalogue } from './catalogue.ts';
import { KNOWN_TYPES } from './luminaireTypes.ts';

const { articles: demoArticles, read } = await demoCatalogue();

const inCollections = (...collections: string[]): DemoArticle[] =>
  demoArticles.filter(({ collection }) => collections.includes(collection));
const active = (articles: DemoArticle[]) => articles.filter(({ fields }) => fields.active);
const distinct = (articles: DemoArticle[], field: string) =>
  new Set(articles.map(({ fields }) => fields[field]));

describe('the demo catalogue', () => {
  it('parses with the schema of each collection', () => {
    for (const { collection, fields } of demoArticles) {
      const result = v.safeParse(COLLECTIONS[collection].schema, fields);
      expect(result.issues, `${collection}: ${fields.title}`).toBeUndefined();
    }
  });

  it('has, active, every article named by the part tables', () => {
    for (const [line, collection] of [
      ['standard', 'accessories'],
      ['micro', 'microAccessories'],
    ] as const) {
      const codes = distinct(active(inCollections(collection)), 'description');
      for (const { parts } of DEFAULT_PART_TABLES[line].families)
        for (const { black, white } of USUAL_ROLES.map((role) => parts[role])) {
          expect(codes).toContain(black);
          expect(codes).toContain(white);
        }
    }
  });

  it('has every rail family named by the part tables', () => {
    for (const [line, collection] of [
      ['standard', 'connections'],
      ['micro', 'microConnections'],
    ] as const) {
      const families = DEFAULT_PART_TABLES[line].families.flatMap(({ black, white }) => [black, white]);
      expect([...distinct(inCollections(collection), 'type')]).toEqual(families);
    }
  });

  it('has only accessory types with a name among the texts', () => {
    const named = Object.keys(interfaceTexts.accessories).filter((key) => key.startsWith('type_'));
    const types = [...distinct(inCollections('accessories', 'microAccessories'), 'type')];
    expect(types.map((type) => `type_${type}`).sort()).toEqual(named.sort());
  });

  it('has the inrush of every supply, and the number per breaker: fewer of stronger ones', () => {
    for (const collection of ['powers', 'microPowers']) {
      const supplies = v
        .parse(
          v.array(
            v.object({
              power: v.number(),
              inrushCurrent: v.number(),
              inrushTime: v.number(),
              perB16: v.number(),
            }),
          ),
          inCollections(collection).map(({ fields }) => fields),
        )
        .toSorted((a, b) => a.power - b.power);
      expect(supplies.length).toBeGreaterThan(0);
      for (const [index, { power, perB16, inrushCurrent }] of supplies.entries()) {
        expect(perB16 * power).toBeLessThan(16 * 230);
        expect(perB16).toBeLessThanOrEqual(supplies[index - 1]?.perB16 ?? perB16);
        expect(inrushCurrent).toBeGreaterThanOrEqual(supplies[index - 1]?.inrushCurrent ?? 0);
      }
    }
  });

  it('has only luminaire types that it includes', () => {
    expect([...distinct(inCollections('bindings', 'microBindings'), 'type')].sort()).toEqual(
      [...KNOWN_TYPES].sort(),
    );
  });

  it('gives every article in one colour a counterpart of the same title in the other', () => {
    const colours = demoArticles.filter(({ fields }) => fields.isBlack || fields.isWhite);
    expect(colours.length).toBeGreaterThan(0);
    for (const { collection, fields } of colours) {
      const counterparts = inCollections(collection).filter(
        (other) =>
          other.fields.title === fields.title &&
          other.fields.isBlack === fields.isWhite &&
          other.fields.isWhite === fields.isBlack,
      );
      expect(counterparts, `${collection}: ${fields.title}`).toHaveLength(1);
    }
  });

  it('names every article except systems by its product code', () => {
    for (const { collection, code, fields } of demoArticles.filter(({ code }) => code))
      expect(/connections|powers/i.test(collection) ? fields.type : fields.description).toBe(code);
    expect(
      demoArticles.filter(({ code }) => !code).every(({ collection }) => /systems/i.test(collection)),
    ).toBe(true);
  });

  it('has every title in three languages', () => {
    for (const { collection, fields } of demoArticles.filter(
      ({ collection }) => !/systems/i.test(collection),
    ))
      expect(fields, `${collection}: ${fields.title}`).toMatchObject({
        titleEn: expect.stringMatching(/\S/),
        translation: { DE: expect.stringMatching(/\S/) },
      });
  });

  it('has a unique picture of 960 × 960 pixels for every article except systems', async () => {
    const pictured = demoArticles.filter(({ collection }) => !/systems/i.test(collection));
    const codes = pictured.map(({ code }) => code ?? '');
    const pictures = await Promise.all(codes.map((code) => read('pictures', code)));
    for (const picture of pictures)
      expect(String(picture)).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 960 960"/);
    expect(new Set(pictures.map(String)).size).toBe(pictures.length);
    const files = await readdir(join(import.meta.dirname, 'catalogue/pictures'));
    expect(files.sort()).toEqual(codes.map((code) => `${code}.svgz`).sort());
  });

  it('has the range of Standard', () => {
    expect(inCollections('connections')).toHaveLength(6);
    expect([...distinct(inCollections('systems'), 'type')].sort()).toEqual(['dali', 'onOff', 'zigbee']);
    for (const system of ['dali', 'zigbee']) {
      const listed = inCollections('gateways').filter(
        ({ fields }) => fields.showInSummary && (fields.systemTypes as string[]).includes(system),
      );
      expect(listed.length).toBeGreaterThanOrEqual(2);
    }
    expect(inCollections('gateways').filter(({ fields }) => !fields.showInSummary)).toHaveLength(1);
    for (const { fields } of [...inCollections('gateways'), ...inCollections('microGateways')])
      expect('maxLuminaires' in fields).toBe((fields.systemTypes as string[]).includes('zigbee'));
    expect(distinct(inCollections('powers'), 'type')).toContain('MA0007');
    const luminaires = active(inCollections('bindings'));
    expect(distinct(luminaires, 'title').size).toBeGreaterThanOrEqual(24);
    expect(distinct(luminaires, 'type').size).toBe(6);
    expect(luminaires.some(({ fields }) => !fields.isBlack && !fields.isWhite)).toBe(true);
    expect(active(inCollections('accessories')).length).toBeGreaterThanOrEqual(60 + 8);
  });

  it('has the smaller range of Micro', () => {
    expect(inCollections('microConnections')).toHaveLength(4);
    expect(inCollections('microSystems')).toHaveLength(3);
    expect(inCollections('microGateways')).toHaveLength(3);
    expect(distinct(inCollections('microPowers'), 'title').size).toBe(5);
    expect(distinct(inCollections('microBindings'), 'title').size).toBeGreaterThanOrEqual(12);
    expect(distinct(inCollections('microBindings'), 'type').size).toBe(4);
  });

  it.each(['black', 'white'])('has a ladder of supplies for %s rails, with and without DALI', (colour) => {
    const flag = colour === 'black' ? 'isBlack' : 'isWhite';
    for (const isDali of [true, false]) {
      const ladder = inCollections('powers').filter(({ fields }) => fields[flag] && fields.isDali === isDali);
      expect(ladder.map(({ fields }) => fields.power)).toEqual([60, 100, 150, 200, 300, 400]);
    }
  });

  it('has luminaires of 90 to 130 lm/W with complete data of light and body', () => {
    for (const { fields } of inCollections('bindings', 'microBindings')) {
      const { title, power, lumens, length, luminousLength } = fields as Record<string, number>;
      expect((lumens as number) / (power as number), String(title)).toBeGreaterThanOrEqual(90);
      expect((lumens as number) / (power as number), String(title)).toBeLessThanOrEqual(130);
      expect(luminousLength, String(title)).toBeLessThanOrEqual(length as number);
      const text = expect.stringMatching(/^.{80,400}$/);
      expect(fields, String(title)).toMatchObject({
        beam: expect.any(Number),
        drop: expect.any(Number),
        tiltMax: expect.any(Number),
        fitsBent: expect.any(Boolean),
        cct: expect.any(Number),
        cri: expect.any(Number),
        ip: expect.stringMatching(/^\d\d$/),
        productDescription: text,
        productDescriptionEn: text,
        translationProductDescription: { DE: text },
      });
    }
  });

  it('has spotlights of each usual beam, which tilt to the horizontal', () => {
    const spotlights = inCollections('bindings').filter(({ fields }) => fields.type === 'spotlight');
    expect(distinct(spotlights, 'beam')).toEqual(new Set([15, 24, 36, 60]));
    expect(distinct(spotlights, 'tiltMax')).toEqual(new Set([90]));
  });

  it('labels discontinued articles, and has them inactive', () => {
    const inactive = demoArticles.filter(({ fields }) => !fields.active);
    expect(inactive.map(({ fields }) => fields.title)).toEqual([
      'Reflektor Nero 15 W (wycofany z oferty)',
      'Reflektor Nero 15 W (wycofany z oferty)',
    ]);
  });

  it('has luminaires unavailable for a protocol, with the same gap in both currencies', () => {
    const luminaires = inCollections('bindings', 'microBindings').map(({ fields }) => fields);
    const gaps = luminaires.filter(
      ({ price }) => typeof price === 'object' && Object.values(price ?? {}).includes(0),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const { price, priceEuro } of gaps)
      for (const [protocol, amount] of Object.entries(price as object))
        expect((priceEuro as Record<string, number>)[protocol] === 0).toBe(amount === 0);
  });
});

const LUMINAIRES = inCollections('bindings', 'microBindings');

async function fileOf({ code = '' }: DemoArticle, kind: 'sheets' | 'photometry'): Promise<Buffer> {
  const file = await read(kind, code);
  if (!file) throw new Error(`${code} has no file among ${kind}.`);
  return file;
}

it('each demo luminaire has a data sheet of one page that matches the catalogue in all languages', async () => {
  for (const luminaire of LUMINAIRES) {
    const { fields, code } = luminaire;
    const pdf = await fileOf(luminaire, 'sheets');
    expect(isPdf(pdf), code).toBe(true);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g), code).toHaveLength(1);
    // Line breaks depend on the page.
    const text = pdfText(pdf).replace(/\s+/g, ' ');
    const { DE: titleDe } = fields.translation as Record<string, string>;
    const { DE: descriptionDe } = fields.translationProductDescription as Record<string, string>;
    for (const reported of [
      fields.title,
      `${fields.titleEn} · ${titleDe}`,
      `Produktcode: ${code} `,
      fields.productDescription,
      fields.productDescriptionEn,
      descriptionDe,
      ` ${Math.round(Number(fields.lumens) / Number(fields.power))} lm/W`,
    ])
      expect(text, code).toContain(reported);
  }
});

it('each demo luminaire has a photometric file with its name, flux and beam, and nothing else has one', async () => {
  const versions = new Set<string>();
  const symmetries = new Set<string>();
  for (const luminaire of LUMINAIRES) {
    const { lumens, beam, titleEn } = luminaire.fields as { lumens: number; beam: number; titleEn: string };
    const bytes = await fileOf(luminaire, 'photometry');
    const { name, isAbsolute, table, format } = readPhotometry(bytes);
    expect([name, isAbsolute], luminaire.code).toEqual([titleEn, true]);
    expect(Math.abs(fluxOf(table) / lumens - 1), luminaire.code).toBeLessThan(0.01);
    const { c0c180, c90c270 } = beamOf(table);
    // Linear luminaires in IES have C0 along them.
    const isAcross = [c0c180, c90c270].some((angle) => Math.abs(angle - beam) < 1.5);
    expect(isAcross, `${luminaire.code}: ${c0c180} and ${c90c270} for ${beam}`).toBe(true);
    versions.add(format === 'ldt' ? format : (/LM-63-(\d+)/.exec(bytes.toString('latin1'))?.[1] ?? ''));
    if (format === 'ldt') symmetries.add(table.symmetry);
  }
  expect([...versions].sort()).toEqual(['1995', '2002', '2019', 'ldt']);
  expect([...symmetries].sort()).toEqual(['c0c180', 'quadrants', 'rotational']);
  for (const { code = '', collection } of demoArticles)
    if (!/bindings/i.test(collection)) expect(await read('photometry', code), code).toBeNull();
});
