import { randomUUID } from 'node:crypto';
import type { CollectionName, DocumentOf } from '@lumitor/domain/collections/collections';
import { premadeSteps } from '@lumitor/domain/kinds/rail/premade';
import { storedRails } from '@lumitor/domain/kinds/rail/storedRail';
import { type APIRequestContext, expect } from '@playwright/test';
import { ADMINISTRATOR } from '../administrator.mjs';

const STORED_STEPS = storedRails(premadeSteps('option1Curved', 300, 200, 100, 'start'));

/** Unique among tests and runs. */
export const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

export const uniqueWord = (word: string): string => unique(word).replace(' ', '-');

export class Shop {
  private readonly service: APIRequestContext;

  constructor(service: APIRequestContext) {
    this.service = service;
  }

  static async signIn(service: APIRequestContext): Promise<Shop> {
    const response = await service.post('/api/auth/sign-in/email', { data: ADMINISTRATOR });
    expect(response.status()).toBe(200);
    return new Shop(service);
  }

  async list<Name extends CollectionName>(collection: Name, query = ''): Promise<DocumentOf<Name>[]> {
    const response = await this.service.get(`/api/documents/${collection}${query}`);
    expect(response.status()).toBe(200);
    return (await response.json()).documents;
  }

  async add(collection: string, fields: object): Promise<string> {
    const response = await this.service.post(`/api/documents/${collection}`, { data: fields });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()).id;
  }

  async change(collection: string, id: string, fields: object): Promise<void> {
    const response = await this.service.patch(`/api/documents/${collection}/${id}`, { data: fields });
    expect(response.status(), await response.text()).toBe(200);
  }

  /** All in one batch. */
  async apply(operations: readonly object[]): Promise<void> {
    const response = await this.service.post('/api/changes', {
      data: { reason: { kind: 'edit' }, operations },
    });
    expect(response.status(), await response.text()).toBe(201);
  }

  async remove(collection: string, id: string): Promise<void> {
    const response = await this.service.delete(`/api/documents/${collection}/${id}`);
    expect(response.status()).toBe(204);
  }

  /** Luminaire for one test, whose changes disturb no other test. */
  async addLuminaire(title: string, fields: { price: number; power: number }): Promise<string> {
    return this.add('bindings', {
      title,
      titleEn: title,
      type: 'spotlight',
      active: true,
      description: title,
      ...fields,
    });
  }

  async ordersNamed(name: string): Promise<DocumentOf<'reflinksdownload'>[]> {
    const orders = await this.list('reflinksdownload', '?detail=true');
    return orders.filter(({ data }) => data.name === name);
  }

  /** @returns the order's id */
  async storeOrder(
    name: string,
    language: 'PL' | 'EN' = 'PL',
    {
      luminaires = 2,
      ...by
    }: {
      luminaires?: number;
      email?: string;
      reflinkId?: string;
      room?: object;
      underlay?: object;
      revises?: string;
    } = {},
  ): Promise<string> {
    const snapshot = await (await this.service.get('/api/snapshots/standard')).json();
    // Other luminaires belong to other tests.
    const luminaire = snapshot.bindings.find(
      ({ type, description }: { type: string; description: string }) =>
        type === 'spotlight' && /^ON\d{4}$/.test(description),
    );
    const idOf = (collection: string, type: string): string =>
      snapshot[collection].find((article: { type: string }) => article.type === type).id;
    const request = {
      ...by,
      isMicro: false,
      confirmed: { powerExceeded: true },
      showsGross: language === 'PL',
      name,
      language,
      steps: STORED_STEPS,
      choices: {
        connectionId: idOf('connections', 'MT0001'),
        systemId: idOf('systems', 'onOff'),
        gatewayId: null,
        powerId: idOf('powers', 'MA0011'),
        bindings: [{ id: luminaire.id, quantity: luminaires }],
        accessories: [],
      },
    };
    const post = (net: number) =>
      this.service.post('/api/orders', {
        data: {
          ...request,
          idempotencyKey: randomUUID(),
          seen: { net, currency: language === 'PL' ? 'PLN' : 'EUR' },
        },
      });
    // The service refuses another total and returns its own.
    const { net } = await (await post(1)).json();
    const response = await post(net);
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()).id;
  }
}
