import type { SystemType } from '@lumitor/domain/catalogue/article';
import type { DemoArticle } from './article.ts';
import { euro, type Titles } from './article.ts';

interface Gateway {
  titles: Titles;
  code: string;
  system: SystemType;
  price: number;
  picture: string;
  /** False: neither listed nor priced, such as an installer's tool. */
  showInSummary?: boolean;
}

export const gatewayIn =
  (collection: 'gateways' | 'microGateways') =>
  ({ titles, code, system, price, picture, showInSummary = true }: Gateway): DemoArticle => ({
    collection,
    fields: {
      ...titles,
      price,
      priceEuro: euro(price),
      showInSummary,
      description: code,
      systemTypes: [system],
    },
    picture,
  });
