import { collectionOf } from '@lumitor/domain/collections/collections';
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Title, useBasename, useLocaleState } from 'react-admin';
import { Link, useLocation, useSearchParams } from 'react-router';
import { shownLineNames } from '../../data/settings.ts';
import { ArticlePicture } from '../articles/Picture.tsx';
import { articleTitle } from '../articles/titles.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { PlacedCard, PlacedField, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { FoundElsewhere, useDebounced } from './FoundElsewhere.tsx';
import { type FoundArticle, searchCatalogue } from './searchCatalogue.ts';

const STORED = CATALOGUE_RESOURCES.map(({ collection, line }) => collectionOf(collection, line));

const AT_MOST = 100;

function Result({ found: { resource, article, code } }: { found: FoundArticle }) {
  const translate = useTranslate();
  const basename = useBasename();
  const [locale] = useLocaleState();
  const facts = [
    code,
    translate(`resources.${resource.word}.name`),
    shownLineNames()[resource.line],
    article.active ? '' : translate('catalogue.list.inactiveOne'),
  ];
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={`${basename}/${resource.name}/${encodeURIComponent(article.id)}`}
        sx={{ gap: 1.5 }}
      >
        <ArticlePicture url={String(article.img ?? '')} size={40} />
        <ListItemText primary={articleTitle(article, locale)} secondary={facts.filter(Boolean).join(' · ')} />
      </ListItemButton>
    </ListItem>
  );
}

export function SearchPage() {
  const translate = useTranslate();
  const word = useWords('catalogue.list');
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // The address is updated after a delay.
  const [q, setQ] = useState(() => parameters.get('q') ?? '');
  const query = useDeferredValue(q);
  const debounced = useDebounced(q);
  const { documents, error, retry } = useAllDocuments(STORED);
  const found = useMemo(() => searchCatalogue(documents ?? [], query), [documents, query]);
  // The shortcut focuses the field also on this page.
  useEffect(() => {
    if (key) field.current?.focus();
  }, [key]);
  return (
    <>
      <Title title="resources.szukaj.name" />
      <PlacedCard role="search" maxWidth={800} my={2} pt={1.5}>
        <PlacedField
          type="search"
          label={translate('search.field')}
          value={q}
          onChange={({ target: { value } }) => {
            setQ(value);
            setParameters(value ? { q: value } : {}, { replace: true });
          }}
          inputRef={field}
          mx={2}
          width="calc(100% - 32px)"
        />
        {error && (
          <RetryNotice m={2} onRetry={retry}>
            {translate('list.failed')}
          </RetryNotice>
        )}
        <Text role="status" color="textSecondary" px={2} pb={1.5}>
          {!query.trim() || error
            ? ''
            : !documents
              ? translate('list.loading')
              : word('found', { smart_count: found.length })}
        </Text>
        <FoundElsewhere words={debounced} />
        <List disablePadding>
          {found.slice(0, AT_MOST).map((each) => (
            <Result key={`${each.resource.name} ${each.article.id}`} found={each} />
          ))}
        </List>
        {found.length > AT_MOST && (
          <Text color="textSecondary" p={2}>
            {word('firstOf', { count: AT_MOST })}
          </Text>
        )}
      </PlacedCard>
    </>
  );
}
