import { siteCells } from '@lumitor/domain/lists/measurements';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { SiteRecord } from '@lumitor/domain/order/site';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { csvFile, csvOf, notationOf, notRunAnywhere } from '../csv/csv.ts';
import { fileNameOf, saveFile } from './file.ts';

/** Measured next to computed values (D58a). */
export function siteCsv(page: ShownOrder, record: SiteRecord, language: string, t: Translate): string {
  const cells = siteCells(orderInstallation(page), record, language, t);
  // Everybody with the link can write notes.
  return csvOf(cells, notRunAnywhere, notationOf(language).separator);
}

export function saveSiteCsv(page: ShownOrder, record: SiteRecord, language: string, t: Translate): void {
  const name = `${page.data.name || t('parts.fileName')} ${t('mounting.recordFile')}`;
  saveFile(csvFile(siteCsv(page, record, language, t)), fileNameOf(name, page.id, 'csv'));
}
