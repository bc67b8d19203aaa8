import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useBasename, useLocale } from 'react-admin';
import { Link } from 'react-router';
import { momentIn } from '../elements/dates.ts';
import { useStatusName } from '../orders/useStatusName.ts';
import { useWords } from '../words/useTranslate.ts';
import { AT_MOST_EACH, useFoundOrders, useFoundPeople } from './useFound.ts';

interface RowProps {
  to: string;
  primary: string;
  secondary: string;
}

const Row = ({ to, primary, secondary }: RowProps) => (
  <ListItem disablePadding divider>
    <ListItemButton component={Link} to={to}>
      <ListItemText primary={primary} secondary={secondary} />
    </ListItemButton>
  </ListItem>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ px: 2, pt: 2 }}>
        {title}
      </Typography>
      <List disablePadding>{children}</List>
    </section>
  );
}

/** What a search finds beside articles: orders, and people that the shop knows. */
export function FoundBeside({ words }: { words: string }) {
  const word = useWords('search');
  const basename = useBasename();
  const locale = useLocale() ?? 'pl';
  const statusOf = useStatusName();
  const orders = useFoundOrders(words);
  const people = useFoundPeople(words);
  const total = orders?.total ?? 0;
  return (
    <>
      {total > 0 && orders && (
        <Group title={word('orders', { count: total })}>
          {orders.rows.map(({ id, number, name, email, status, createdAt, net, currency }) => (
            <Row
              key={id}
              to={`${basename}/zamowienia/${encodeURIComponent(id)}`}
              primary={[number, name].filter(Boolean).join(' · ')}
              secondary={[
                email,
                statusOf(status),
                momentIn(createdAt, locale),
                formatMoney(cents(net), currency, locale.toUpperCase()),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
          {total > AT_MOST_EACH && (
            <Row
              to={`${basename}/zamowienia?${new URLSearchParams({ filter: JSON.stringify({ q: words }) })}`}
              primary={word('allOrders', { count: total })}
              secondary=""
            />
          )}
        </Group>
      )}
      {people.length > 0 && (
        <Group title={word('people')}>
          {people.map(({ kind, key, name, email, page }) => (
            <Row
              key={key}
              to={`${basename}/${page}`}
              primary={name || email}
              secondary={[name && email, word(`kinds.${kind}`)].filter(Boolean).join(' · ')}
            />
          ))}
        </Group>
      )}
    </>
  );
}
