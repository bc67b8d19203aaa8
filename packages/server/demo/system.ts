import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import type { DemoArticle } from './article.ts';
import { euro } from './article.ts';

interface System {
  type: SystemType;
  title: string;
  /** Złoty for setting it up. */
  price: number;
  polish: string;
  english: string;
  german: string;
}

export const systemIn =
  (collection: 'systems' | 'microSystems') =>
  ({ type, title, price, polish, english, german }: System): DemoArticle => ({
    collection,
    fields: {
      active: true,
      type,
      title,
      price,
      priceEuro: euro(price),
      descriptionPL: polish,
      descriptionEN: english,
      translationDescription: { DE: german },
    },
  });
