import type { CartPreview, FilledCart } from '@lumitor/domain/cart/preview';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { HttpError, useLocale, useNotify } from 'react-admin';
import { adminRequest } from '../data/changes.ts';
import { failureWords } from '../elements/failureWords.ts';
import { PlainList, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';

interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
}

interface Trial {
  cart: CartPreview | null;
  requests: readonly SentRequest[];
}

interface Tried {
  /** Null: an event. */
  filled: FilledCart | null;
  refusals: readonly string[];
  exchanges: readonly { request: SentRequest; status: number; answer: string }[];
}

const pathOf = (order: string) => `/api/orders/${encodeURIComponent(order)}/cart/trial`;

/** First what has no counterpart. */
function Covered({ cart }: { cart: CartPreview }) {
  const words = useWords('cart');
  const locale = useLocale() ?? 'pl';
  const { missing, packs, amounts, currency, target, isTooLong } = cart;
  const money = (amount: number) => formatMoney(cents(amount), currency, locale);
  const rows = [
    [words('covered'), amounts.covered],
    [words('notCovered'), amounts.missing],
    [words('discount'), -amounts.discount],
    [words('net'), amounts.net],
  ] as const;
  const shownRows = rows.filter(([, amount]) => amount !== 0);
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="warning">
          {words('missing', { smart_count: missing.length })}
          <PlainList component="ul" isBreakable>
            {missing.map(({ code, title, quantity, reason }) => (
              <li key={`${code} ${title}`}>
                {quantity} × {[title, code, words(`reason.${reason}`)].filter(Boolean).join(' · ')}
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
      {packs.map((each) => (
        <Text key={each.code}>{words('packs', each)}</Text>
      ))}
      <Stacked component="dl" columns="minmax(0, 1fr) auto" gap={0.5} maxWidth={420} m={0} isTabular>
        {shownRows.map(([label, amount]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <Spaced component="dd" m={0} justifySelf="end">
              {money(amount)}
            </Spaced>
          </Fragment>
        ))}
      </Stacked>
      {(target === 'shopify' || target === 'woocommerce') && (
        <Text color="textSecondary">{words('ownPrices')}</Text>
      )}
      {isTooLong && <Alert severity="error">{words('tooLong')}</Alert>}
    </>
  );
}

const written = ({ method, url, headers, body }: SentRequest): string =>
  [
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
  ].join('\n');

function Verbatim({ text, label }: { text: string; label: string }) {
  return (
    <Spaced
      component="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      line="around"
      isSmall
      isBreakable
      isVerbatim
      maxHeight={360}
      overflowY="auto"
      m={0}
      p={1}
    >
      {text}
    </Spaced>
  );
}

function Result({ tried, cart }: { tried: Tried; cart: CartPreview }) {
  const words = useWords('cart');
  const locale = useLocale() ?? 'pl';
  const { filled, refusals, exchanges } = tried;
  if (!filled) return <Alert severity="success">{words('sent')}</Alert>;
  const there = filled.currency === 'EUR' ? 'EUR' : 'PLN';
  return (
    <>
      <Alert severity={filled.differing.length > 0 ? 'warning' : 'success'}>
        {words('theirs', {
          there: formatMoney(cents(filled.net ?? 0), there, locale),
          here: formatMoney(cents(cart.amounts.net), cart.currency, locale),
        })}
        {filled.differing.length > 0 && (
          <Text>{words('differing', { titles: filled.differing.map(({ title }) => title).join(', ') })}</Text>
        )}
        {refusals.length > 0 && <Text>{words('refusals', { reasons: refusals.join(' ') })}</Text>}
      </Alert>
      {exchanges.map(({ request, status, answer }, place) => (
        <details key={`${request.url} ${String(place)}`}>
          <summary>
            {request.method} {request.url}: {words('answered', { status })}
          </summary>
          <Verbatim text={answer} label={words('answered', { status })} />
        </details>
      ))}
    </>
  );
}

interface CartTrialProps {
  order: string;
  /** The purchasing system instead of the shop's target. */
  isOci?: boolean;
}

/** Requests that an order, as last offered, would send, and a try of them (D78). */
export function CartTrial({ order, isOci = false }: CartTrialProps) {
  const translate = useTranslate();
  const words = useWords('cart');
  const notify = useNotify();
  const [tried, setTried] = useState<Tried | null>(null);
  const [isTrying, setTrying] = useState(false);
  const path = pathOf(order);
  const { data, error, refetch } = useQuery({
    queryKey: ['serviceSettings', 'cartTrial', order, isOci],
    queryFn: async () => (await adminRequest(`${path}${isOci ? '?target=oci' : ''}`)) as Trial,
    retry: false,
  });
  if (error) return <RetryNotice onRetry={refetch}>{failureWords(error, translate)}</RetryNotice>;
  if (!data) return <Skeleton variant="rounded" height={120} aria-hidden />;
  const { cart, requests } = data;
  if (!cart) return <Alert severity="info">{words('nothing')}</Alert>;
  const attempt = async () => {
    setTrying(true);
    setTried(null);
    try {
      setTried((await adminRequest(path, { method: 'POST' })) as Tried);
    } catch (failure) {
      const { code, message } = ((failure instanceof HttpError && failure.body) || {}) as Record<
        string,
        string
      >;
      const isReported = code === 'not-delivered' || code === 'not-set';
      notify(
        isReported ? translate('settings.actionFailed', { message }) : failureWords(failure, translate),
        {
          type: 'error',
          autoHideDuration: 12_000,
        },
      );
    }
    setTrying(false);
  };
  const link = tried?.filled?.link || cart.link;
  const isSent = cart.target === 'woocommerce' || cart.target === 'webhook';
  return (
    <Stacked gap={1.5}>
      <Covered cart={cart} />
      <details>
        <summary>{words('requests')}</summary>
        <Stacked gap={1} mt={1}>
          {requests.map((request, place) => (
            <Verbatim
              key={`${request.url} ${String(place)}`}
              text={written(request)}
              label={`${request.method} ${request.url}`}
            />
          ))}
        </Stacked>
      </details>
      <Row>
        {isSent && (
          <Writing area="sales">
            <Button variant="outlined" loading={isTrying} onClick={() => void attempt()}>
              {words(cart.target === 'webhook' ? 'send' : 'fill')}
            </Button>
          </Writing>
        )}
        {link && (
          <Button variant="contained" href={link} target="_blank" rel="noreferrer">
            {words('open')}
          </Button>
        )}
      </Row>
      {tried && <Result tried={tried} cart={cart} />}
    </Stacked>
  );
}
