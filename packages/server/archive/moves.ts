import { ArchiveFault } from './archiveFault.ts';
import { checkArchive, readArchive, refuseTaken, writeArchive } from './archiveFile.ts';
import type { ArchiveTotals } from './content.ts';
import { readShop } from './readShop.ts';
import { linesOf, observed, type Print, speedOf } from './report.ts';
import { describePlace, type Place, shareDatabase, shareFiles, useShop, useTarget } from './shop.ts';
import { SAME_DATABASE } from './target.ts';
import { type Written, writeShop } from './writeShop.ts';

async function timed(print: Print, work: () => Promise<ArchiveTotals>): Promise<void> {
  const began = performance.now();
  const totals = await work();
  for (const line of linesOf(totals)) print(line);
  print(speedOf(totals, (performance.now() - began) / 1_000));
}

async function findWhole(file: string, print: Print): Promise<ArchiveTotals> {
  const { header, totals } = await checkArchive(file, observed(readArchive(file), print));
  print(`${file} is whole: ${header.engine}, ${header.at}, ${header.migrations.at(-1)}.`);
  return totals;
}

function told(print: Print, { totals, missing }: Written): ArchiveTotals {
  if (missing.length > 0)
    print(
      `${missing.length} pictures that documents show were not there to be brought, such as ${missing[0]}.`,
    );
  return totals;
}

/** Exports a shop to an archive, while services keep running. */
export async function exportShop(
  place: Place,
  file: string,
  { isReplacing, print }: { isReplacing: boolean; print: Print },
): Promise<void> {
  await refuseTaken(file, isReplacing);
  await timed(print, () => useShop(place, (shop) => writeArchive(file, observed(readShop(shop), print))));
  print(`${file} has the whole shop. Whoever reads it can do what administrators can: keep it safe.`);
}

/** Prints the contents of an archive, or throws if it is incomplete. */
export async function checkFile(file: string, print: Print): Promise<void> {
  await timed(print, () => findWhole(file, print));
}

interface Options {
  /** Whether the target's shop may be replaced. */
  isReplacing: boolean;
  print: Print;
}

/** Imports an archive into a place, after checking it completely. */
export async function importShop(place: Place, file: string, { isReplacing, print }: Options): Promise<void> {
  await findWhole(file, print);
  await timed(print, () =>
    useTarget(place, async (target) => {
      const parts = observed(readArchive(file), print);
      return told(
        print,
        await writeShop(target, parts, { isReplacing, hasFiles: true, endsSessions: true, print }),
      );
    }),
  );
  print(`${describePlace(place)} has the whole shop, as has been read back from there.`);
  print('All sessions have ended, and links that set a password: sign in again, and invite again.');
}

/** Copies a shop between places of any kinds. */
export async function copyShop(from: Place, to: Place, { isReplacing, print }: Options): Promise<void> {
  if (shareDatabase(from, to)) throw new ArchiveFault(SAME_DATABASE);
  // Files stay if both places share them.
  const hasFiles = !shareFiles(from, to);
  await timed(print, () =>
    useShop(from, (source) =>
      useTarget(to, async (target) => {
        const parts = observed(readShop(source, { hasFiles }), print);
        return told(print, await writeShop(target, parts, { isReplacing, hasFiles, source, print }));
      }),
    ),
  );
  print(`${describePlace(to)} has the whole shop, as has been read back from there.`);
}
