import { AUTOMATIC } from '@lumitor/domain/sheets/sheetChoice';
import { NO_TITLE_ENTRIES } from '@lumitor/domain/sheets/titleEntries';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/accessible.ts';
import { catchFiles } from '../testing/files.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService } from '../testing/service.ts';
import { SiteBundle } from './SiteBundle.tsx';

const order = sampleOrder(EVERYTHING);
const DRAWING = { choice: AUTOMATIC, entries: NO_TITLE_ENTRIES };
const TIME_OF_FILES = { timeout: 90_000 };

async function openBundle(isDown = false) {
  const files = catchFiles();
  await openWork();
  const service = openService({ 'GET /api/orders/:id/site': () => ({ entries: [] }) });
  service.isDown = isDown;
  const screen = await mount(<SiteBundle page={order} url="https://example.com/order" drawing={DRAWING} />);
  const status = screen.getByRole('status');
  await screen.getByRole('button', { name: 'Everything (ZIP)' }).click();
  return { files, screen, status };
}

it('saves all files for the site as one ZIP, which lists what is missing', async () => {
  const { files, status } = await openBundle();
  await expect.element(status, TIME_OF_FILES).toHaveTextContent('The ZIP file is ready.');
  await expectAccessible();
  expect(files[0]?.name).toBe('2026-11-0417-for-the-site.zip');
  const contents = unzipSync(new Uint8Array((await files[0]?.content.arrayBuffer()) ?? []));
  expect(Object.keys(contents)).toEqual(
    expect.arrayContaining(['2026-11-0417.ifc', '2026-11-0417.dxf', '2026-11-0417.glb', 'List-of-files.txt']),
  );
  const textOf = (name: string) => strFromU8(contents[name] ?? new Uint8Array());
  expect(textOf('2026-11-0417.ifc')).toContain("FILE_SCHEMA(('IFC4'));");
  expect(textOf('List-of-files.txt')).toContain('Missing files');
});

it('saves the rest and names the files that could not be read', async () => {
  const { files, screen } = await openBundle(true);
  await expect
    .element(screen.getByRole('alert'), TIME_OF_FILES)
    .toHaveTextContent('The ZIP file was saved without: Measurement record (CSV).');
  expect(files).toHaveLength(1);
});

it('shows its progress; cancelling saves nothing', async () => {
  const { files, screen, status } = await openBundle();
  await expect.element(screen.getByRole('progressbar', { name: 'Everything (ZIP)' })).toBeVisible();
  await expect.element(status).toHaveTextContent(/^File 1 of \d+: Order \(PDF\)$/);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(status).toHaveTextContent('Cancelled. Nothing was saved.');
  expect(files).toEqual([]);
});
