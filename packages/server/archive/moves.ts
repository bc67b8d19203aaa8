import { ArchiveFault } from './archiveFault.ts';
import { checkArchive, readArchive, refuseTaken, writeArchive } from './archiveFile.ts';
import type { ArchiveTotals } from './content.ts';
import { readShop } from './readShop.ts';
import { observed, type Print, reportLines, speedOf } from './report.ts';
import {
  describePlace,
  type ShopLocation,
  shareDatabase,
  shareFiles,
  withShop,
  withTargetShop,
} from './shop.ts';
import { SAME_DATABASE } from './target.ts';
import { type WrittenArchive, writeShop } from './writeShop.ts';

async function timed(print: Print, work: () => Promise<ArchiveTotals>): Promise<void> {
  const start = performance.now();
  const totals = await work();
  for (const line of reportLines(totals)) print(line);
  print(speedOf(totals, (performance.now() - start) / 1_000));
}

async function findWhole(file: string, print: Print): Promise<ArchiveTotals> {
  const { header, totals } = await checkArchive(file, observed(readArchive(file), print));
  print(`${file} is complete: ${header.engine}, ${header.at}, ${header.migrations.at(-1)}.`);
  return totals;
}

function reported(print: Print, { totals, missing }: WrittenArchive): ArchiveTotals {
  if (missing.length > 0)
    print(`${missing.length} pictures used by documents are missing at the source, such as ${missing[0]}.`);
  return totals;
}

export async function exportShop(
  place: ShopLocation,
  file: string,
  { isReplacing, print }: { isReplacing: boolean; print: Print },
): Promise<void> {
  await refuseTaken(file, isReplacing);
  await timed(print, () => withShop(place, (shop) => writeArchive(file, observed(readShop(shop), print))));
  print(
    `Exported the whole shop to ${file}. Anyone who can read it has the rights of an administrator: store it safely.`,
  );
}

export async function checkFile(file: string, print: Print): Promise<void> {
  await timed(print, () => findWhole(file, print));
}

interface Options {
  isReplacing: boolean;
  print: Print;
}

export async function importShop(
  place: ShopLocation,
  file: string,
  { isReplacing, print }: Options,
): Promise<void> {
  await findWhole(file, print);
  await timed(print, () =>
    withTargetShop(place, async (target) => {
      const parts = observed(readArchive(file), print);
      return reported(
        print,
        await writeShop(target, parts, { isReplacing, hasFiles: true, endsSessions: true, print }),
      );
    }),
  );
  print(`Imported the whole shop into ${describePlace(place)} and verified it.`);
  print('All sessions and password links have expired: sign in and send invitations again.');
}

export async function copyShop(
  from: ShopLocation,
  to: ShopLocation,
  { isReplacing, print }: Options,
): Promise<void> {
  if (shareDatabase(from, to)) throw new ArchiveFault(SAME_DATABASE);
  // Shared files stay.
  const hasFiles = !shareFiles(from, to);
  await timed(print, () =>
    withShop(from, (source) =>
      withTargetShop(to, async (target) => {
        const parts = observed(readShop(source, { hasFiles }), print);
        return reported(print, await writeShop(target, parts, { isReplacing, hasFiles, source, print }));
      }),
    ),
  );
  print(`Copied the whole shop to ${describePlace(to)} and verified it.`);
}
