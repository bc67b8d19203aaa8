import { lineOf } from '@lumitor/domain/catalogue/productLine';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { record } from '@lumitor/domain/plan/history';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { shownLanguage } from './derived.ts';
import { openLine } from './open.ts';
import type { BrowserStorage } from './persistence.ts';

/** Opens a stored order in the configurator (D32), on top of what is there: it can be taken back. */
export function openOrder({ id, order, data, plan }: ShownOrder, storage: BrowserStorage | null): void {
  openLine(lineOf(order.isMicro), 'continue', storage);
  const language = shownLanguage();
  const formerTitles = Object.fromEntries(
    data.lines.flatMap(({ articleId, titles, code }) => {
      const title = titleIn(
        { title: titles.PL ?? code, titleEn: titles.EN ?? '', translation: titles },
        language,
      );
      return articleId ? [[articleId, title]] : [];
    }),
  );
  const { history } = record(configuratorStore.getState().history, { kind: 'replace', plan });
  configuratorStore.setState({ ...initialState(), history, formerTitles, revises: id });
}
