import { COLLECTIONS, type NamedCollection } from '@lumitor/domain/collections/collections';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Paper, Skeleton, TableContainer, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { DataTable, Title, useLocaleState } from 'react-admin';
import { measureIn } from '../articles/amounts.ts';
import { articleTitle } from '../articles/titles.ts';
import type { NamedResource } from '../data/resources.ts';
import { PlacedField, Row, Stacked } from '../elements/layout.tsx';
import { HeadColumn, RecordTable } from '../elements/RecordTable.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { PAGE, usePages } from '../elements/usePages.tsx';
import { Writing } from '../elements/Writing.tsx';
import { ExportButton } from '../spreadsheet/ExportButton.tsx';
import { ImportButton } from '../spreadsheet/ImportButton.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { useLuminaireCount } from './luminaireTypes.tsx';
import { NamedDialog } from './NamedDialog.tsx';
import { fieldsOf, type NamedDocument, useNamed, useNamedWords } from './named.ts';

interface Columns<Name extends NamedCollection> {
  head: string;
  captionOf?(document: NamedDocument<Name>): string;
  columns: readonly { head: string; cell(document: NamedDocument<Name>): ReactNode }[];
}

function useColumns<Name extends NamedCollection>(collection: Name): Columns<Name> {
  const words = useNamedWords(collection);
  const [locale] = useLocaleState();
  const columns = fieldsOf(collection).map(([name, field]) => ({
    head: words(name),
    cell: (document: Readonly<Record<string, unknown>>) => {
      const value = document[name];
      if (field.kind === 'choice') return words(`${name}s.${value}`);
      return typeof value === 'number'
        ? measureIn(value, field.kind === 'number' ? field.unit : '', locale)
        : String(value ?? '');
    },
  }));
  return { head: words('name'), columns };
}

const OWN_COLUMNS: { [Name in NamedCollection]?: (collection: Name) => Columns<Name> } = {
  luminaireTypes: function useTypeColumns(collection) {
    const words = useWords('luminaireTypes');
    const countOf = useLuminaireCount();
    const { columns } = useColumns(collection);
    return {
      head: words('type'),
      columns: [...columns, { head: words('luminaires'), cell: ({ key }) => countOf(key) }],
    };
  },
  lightTargets: function useTargetColumns() {
    const words = useWords('lightTargets');
    const [locale] = useLocaleState();
    return {
      head: words('use'),
      captionOf: ({ source }) => source,
      columns: [
        {
          head: words('kind'),
          cell: ({ kind, lux }) => words(`shown.${kind}`, { lux: measureIn(lux, 'lx', locale) }),
        },
        {
          head: words('u0'),
          cell: ({ uniformity }) => uniformity !== undefined && measureIn(uniformity, '', locale),
        },
      ],
    };
  },
};

interface NamedTableProps<Name extends NamedCollection> {
  collection: Name;
  documents: readonly NamedDocument<Name>[];
  label: string;
  onEdit(document: NamedDocument<Name>): void;
  onRemoved(): void;
}

function NamedTable<Name extends NamedCollection>(props: NamedTableProps<Name>) {
  const { collection, documents, label, onEdit, onRemoved } = props;
  const words = useNamedWords(collection);
  const [locale] = useLocaleState();
  const { attempt } = useBatch();
  const useOwnColumns: (collection: Name) => Columns<Name> = OWN_COLUMNS[collection] ?? useColumns;
  const { head, captionOf, columns } = useOwnColumns(collection);
  const remove = async ({ id, version, title: name }: NamedDocument<Name>) => {
    const removed = await attempt({ kind: 'remove', name }, [{ kind: 'remove', collection, id, version }], {
      word: `${collection}.done.removed`,
      options: { name },
    });
    if (removed) onRemoved();
  };
  return (
    <TableContainer component={Paper} variant="outlined">
      <RecordTable resource={collection} records={documents} aria-label={label}>
        <HeadColumn<NamedDocument<Name>>
          label={head}
          cellClassName="breakable"
          render={(document) => (
            <>
              {articleTitle(document, locale)}
              {captionOf && (
                <Typography variant="caption" component="p" color="text.secondary">
                  {captionOf(document)}
                </Typography>
              )}
              {columns.map(({ head: label, cell }) => {
                const value = cell(document);
                return (
                  value !== '' &&
                  value !== false && (
                    <Typography key={label} variant="caption" component="div" className="belowMd">
                      {label}: {value}
                    </Typography>
                  )
                );
              })}
            </>
          )}
        />
        {columns.map((column) => (
          <DataTable.Col<NamedDocument<Name>>
            key={column.head}
            label={column.head}
            className="breakable fromMd"
            render={column.cell}
          />
        ))}
        <DataTable.Col<NamedDocument<Name>>
          label={words('actions')}
          cellClassName="nowrap"
          render={(document) => {
            const name = articleTitle(document, locale);
            return (
              <Writing area={COLLECTIONS[collection].area}>
                <IconButton aria-label={words('editNamed', { name })} onClick={() => onEdit(document)}>
                  <Edit fontSize="small" />
                </IconButton>
                <IconButton aria-label={words('removeNamed', { name })} onClick={() => void remove(document)}>
                  <Delete fontSize="small" />
                </IconButton>
              </Writing>
            );
          }}
        />
      </RecordTable>
    </TableContainer>
  );
}

/** A long list has a search and pages. */
function useFound<Name extends NamedCollection>(
  collection: Name,
  documents: readonly NamedDocument<Name>[] = [],
) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [sought, setSought] = useState('');
  const part = sought.trim().toLowerCase();
  const wordsOf = (document: NamedDocument<Name>): string => {
    const values: Readonly<Record<string, unknown>> = document;
    const fields = fieldsOf(collection).map(([name]) => values[name]);
    return [articleTitle(document, locale), ...fields].join(' ').toLowerCase();
  };
  const found = documents.filter((document) => wordsOf(document).includes(part));
  const { shown, pages } = usePages(found);
  const search = documents.length > PAGE && (
    <PlacedField
      label={translate('ra.action.search')}
      value={sought}
      type="search"
      onChange={({ target }) => setSought(target.value)}
      width="100%"
      maxWidth={420}
    />
  );
  return { shown, search, pages };
}

export function NamedPage({ resource }: { resource: NamedResource }) {
  const { collection, name } = resource;
  const translate = useTranslate();
  const words = useNamedWords(collection);
  const { documents, hasFailed, retry } = useNamed(collection);
  const { shown, search, pages } = useFound(collection, documents);
  const [edited, setEdited] = useState<NamedDocument<typeof collection> | 'new' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const title = translate(`resources.${name}.name`);
  const close = () => setEdited(null);
  return (
    <Stacked justify="start" py={2} maxWidth={960} minWidth={0}>
      <Title title={title} />
      <Typography color="text.secondary">{words('about')}</Typography>
      {hasFailed && <RetryNotice onRetry={retry} />}
      {!documents && !hasFailed && <Skeleton variant="rounded" height={240} width="100%" aria-hidden />}
      {documents && (
        <>
          {search}
          <NamedTable
            collection={collection}
            documents={shown}
            label={title}
            onEdit={setEdited}
            onRemoved={() => addButton.current?.focus()}
          />
          {pages}
          <Row align="stretch">
            <Writing area={COLLECTIONS[collection].area}>
              <Button ref={addButton} variant="contained" onClick={() => setEdited('new')}>
                {words('add')}
              </Button>
              <ImportButton resource={resource} />
            </Writing>
            <ExportButton resource={resource} documents={async () => documents} />
          </Row>
        </>
      )}
      {edited && documents && (
        <NamedDialog
          collection={collection}
          documents={documents}
          edited={edited === 'new' ? null : edited}
          onSaved={close}
          onClose={close}
        />
      )}
    </Stacked>
  );
}
