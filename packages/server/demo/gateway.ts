import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import type { DemoArticle } from './article.ts';
import { euro, type InThreeLanguages, titled } from './article.ts';

interface Gateway {
  titles: InThreeLanguages;
  code: string;
  system: SystemType;
  price: number;
  /** That it controls by Zigbee; DALI says it by itself. */
  maxLuminaires?: number;
  /** False: neither listed nor priced, such as an installer's tool. */
  showInSummary?: boolean;
}

export const gatewayIn =
  (collection: 'gateways' | 'microGateways') =>
  ({ titles, code, system, price, showInSummary = true, maxLuminaires }: Gateway): DemoArticle => ({
    collection,
    code,
    fields: {
      ...titled(titles),
      price,
      priceEuro: euro(price),
      showInSummary,
      description: code,
      systemTypes: [system],
      ...(maxLuminaires && { maxLuminaires }),
    },
  });
