import { CATALOGUE_COLLECTIONS, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { nameColour } from '@lumitor/domain/translation/nameColour';
import { catalogueStore } from '../data/catalogue.ts';
import { sharedStore } from '../data/shared.ts';
import { configuratorStore } from './configuratorStore.ts';
import { shownLanguage } from './shown.ts';

/** The bill still names chosen articles that leave the catalogue (D21). */
export const storeFormerTitles = (): (() => void) =>
  catalogueStore.subscribe((now, before) => {
    const line = productLineOf(sharedStore.getState().isMicro);
    const [newer, older] = [now[line].catalogue, before[line].catalogue];
    if (!newer || !older || newer === older) return;
    const { history, formerNames } = configuratorStore.getState();
    const { choices } = currentPlan(history);
    const { connectionId, systemId, gatewayId, powerId, bindings, accessories } = choices;
    const chosen = new Set([connectionId, systemId, gatewayId, powerId]);
    for (const { id } of [...bindings, ...accessories]) chosen.add(id);
    const language = shownLanguage();
    const gone = CATALOGUE_COLLECTIONS.flatMap((collection) =>
      older[collection]
        .filter(({ id }) => chosen.has(id) && !newer[collection].some((one) => one.id === id))
        .map((article) => {
          const colour = nameColour(article, older[collection]);
          return [article.id, { title: titleIn(article, language), colour }] as const;
        }),
    );
    if (gone.length > 0)
      configuratorStore.setState({ formerNames: { ...formerNames, ...Object.fromEntries(gone) } });
  });
