import type { Ask } from '../testing/freshService.ts';
import type { GeneratedChange, GeneratedRequest } from './generatedRequest.ts';
import { methodOf } from './operations.ts';
import type { Shop } from './shop.ts';

type Holder = Record<string, unknown>;

/** Every object and list in a value, itself first. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

/** Each key of an object in it, with its holder. */
const placesIn = (value: unknown) =>
  holdersIn(value).flatMap((holder) => Object.keys(holder).map((key) => ({ holder, key })));

function changed(given: object | string, change: GeneratedChange): string | Uint8Array<ArrayBuffer> {
  if (change.kind === 'bytes') return new Uint8Array(change.bytes);
  if (change.kind === 'other') return JSON.stringify(change.value);
  if (typeof given === 'string') return given;
  const body = structuredClone(given) as Holder;
  const at = <Value>(places: readonly Value[]) =>
    'at' in change ? places[change.at % places.length] : undefined;
  if (change.kind === 'add') {
    const holder = at(holdersIn(body));
    // Defined, so that a prototype is a key like any other.
    if (holder)
      Object.defineProperty(holder, change.key, {
        value: change.value,
        enumerable: true,
        configurable: true,
      });
  }
  const place = at(placesIn(body));
  if (place && change.kind === 'replace') place.holder[place.key] = change.value;
  if (place && change.kind === 'leave out') delete place.holder[place.key];
  const text = JSON.stringify(body);
  return change.kind === 'cut' ? text.slice(0, change.at % (text.length + 1)) : text;
}

/** An address has no halves of letters. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

function pathOf({ operation, id, query }: GeneratedRequest, shop: Shop): string {
  const path = operation.path(shop);
  const encoded = id === undefined || id.startsWith('%') ? id : encodeURIComponent(wellFormed(id));
  const at = encoded === undefined ? path : path.replace(/[^/]*$/, () => encoded);
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(wellFormed(name), wellFormed(value));
  return query.length > 0 ? `${at}?${search}` : at;
}

/** Sends a request as the person it is of. */
export function sendGenerated(
  request: GeneratedRequest,
  shop: Shop,
  cookies: Record<string, string>,
): ReturnType<Ask> {
  const { operation, person, change, headers, address } = request;
  const method = request.method ?? methodOf(operation);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return shop.askFrom(address)(
    method,
    pathOf(request, shop),
    hasBody ? changed(operation.body?.(shop) ?? {}, change) : undefined,
    {
      'content-type': 'application/json',
      ...(cookies[person] && { cookie: cookies[person] }),
      ...(person === 'foreign' && { origin: 'https://evil.example' }),
      ...headers,
    },
  );
}
