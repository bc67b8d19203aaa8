import { AUTOMATIC, PAPERS, SCALES, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import * as v from 'valibot';

const KEY = 'lumitor.sheet';

const schema = v.object({ paper: v.nullable(v.picklist(PAPERS)), scale: v.nullable(v.picklist(SCALES)) });

export function storedSheetChoice(): SheetChoice {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output : AUTOMATIC;
  } catch {
    return AUTOMATIC;
  }
}

export function storeSheetChoice(choice: SheetChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage can be full or forbidden; the choice then lasts as long as the page.
  }
}
