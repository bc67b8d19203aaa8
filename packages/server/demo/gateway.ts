import type { SystemType } from '@lumitor/domain/catalogue/article';
import { euro, type Titles } from './article.ts';
import type { DemoArticle } from './catalogue.ts';

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
