import { IndustryError } from '@lumitor/domain/industry/fault';
import { readIndustry } from '@lumitor/domain/industry/readIndustry';
import { BMECAT_XML, GLDF_XML } from '@lumitor/domain/industry/testing/samples';
import { zipOf } from '@lumitor/domain/industry/testing/zipOf';
import { zipEntries } from '@lumitor/domain/industry/zip';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { planImport } from '../plan/planImport.ts';
import { SHOP } from '../testing/plans.ts';
import { type IndustryContent, industrySheet, readIndustryZip } from './industry.ts';

/** Mutated files of each format; 50,000 have been tried. */
const runs = Number(process.env.LUMITOR_RUNS ?? 8_000);

/** Numerical Recipes' linear congruential generator: the same files in every run. */
function randomFrom(seed: number): (below: number) => number {
  // Scattered, as neighbouring seeds would begin alike.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SIGNS = strToU8('<>&;"\'/!?[]-=%\0\xff PK\x01\x02');

/** Bytes changed, cut out, inserted or repeated, a few times. */
function mutated(bytes: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const random = randomFrom(seed);
  let result = new Uint8Array(bytes);
  for (let left = 1 + random(3); left > 0; left -= 1) {
    const at = random(result.length);
    const length = random(4) > 0 ? 1 + random(6) : random(result.length - at);
    const [before, taken, after] = [
      result.slice(0, at),
      result.slice(at, at + length),
      result.slice(at + length),
    ];
    const sign = SIGNS[random(SIGNS.length)] ?? 0;
    const middle = [
      taken.map(() => random(256)),
      new Uint8Array(),
      new Uint8Array([sign, ...taken]),
      new Uint8Array([...taken, ...taken]),
      random(4) === 0 ? new Uint8Array() : taken.map((byte) => byte ^ (1 << random(8))),
    ][random(5)] as Uint8Array;
    result = new Uint8Array([...before, ...middle, ...after]);
  }
  return result;
}

const planned = (content: IndustryContent): boolean => {
  const { sheet } = industrySheet(content, 'bindings');
  return planImport('bindings', { sheet }, SHOP).ok;
};

/** Whether the file is read; false if it is refused with a typed error. */
async function isRead(
  read: () => IndustryContent | null | Promise<IndustryContent | null>,
): Promise<boolean> {
  try {
    const content = await read();
    return content !== null && planned(content);
  } catch (error) {
    if (error instanceof IndustryError) return false;
    throw error;
  }
}

async function readRuns(
  read: (seed: number) => () => IndustryContent | null | Promise<IndustryContent | null>,
) {
  let found = 0;
  for (let seed = 0; seed < runs; seed += 1) if (await isRead(read(seed))) found += 1;
  return found;
}

const xmlOf = (bytes: Uint8Array): IndustryContent => ({
  file: readIndustry(bytes, '2026-11-30'),
  enclosed: new Map(),
});

const bmecat = strToU8(BMECAT_XML);
const gldf = strToU8(GLDF_XML);
const zip = zipSync({
  'product.xml': gldf,
  'image/front.png': gldf.slice(0, 300),
  'ldc/spot.ldt': bmecat.slice(0, 300),
});

it('a mutated BMEcat is read or refused with a typed error', async () => {
  const found = await readRuns((seed) => () => xmlOf(mutated(bmecat, seed)));
  expect(found).toBeGreaterThan(runs / 50);
  expect(found).toBeLessThan(runs);
}, 600_000);

it('a mutated GLDF is read or refused with a typed error, in its ZIP and in its XML', async () => {
  const found = await readRuns((seed) => () => {
    const bytes =
      seed % 2 ? zipOf([{ name: 'product.xml', content: mutated(gldf, seed) }]) : mutated(zip, seed);
    return readIndustryZip(zipEntries(bytes));
  });
  expect(found).toBeGreaterThan(runs / 50);
  expect(found).toBeLessThan(runs);
}, 600_000);
