import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import { collectionOf } from '@lumitor/domain/collections/collections';
import type { Px } from '@lumitor/domain/units';
import { Typography, useMediaQuery } from '@mui/material';
import { type MouseEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { DataTable, SelectPageCheckbox, useLocale, useRecordContext, useStore } from 'react-admin';
import { articleTitle } from '../../articles/titles.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useMay } from '../../data/useMay.ts';
import { Row } from '../../elements/layout.tsx';
import { HeadColumn } from '../../elements/RecordTable.tsx';
import { SelectRow } from '../../elements/SelectRow.tsx';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useRuleGuard } from '../rules/useRuleGuard.tsx';
import { useTypeTitle } from '../useArticles.ts';
import { ArticleName, ArticleValue } from './ArticleCells.tsx';
import { BulkActions } from './BulkActions.tsx';
import { hiddenColumnsOf, listColumns, titleField } from './columns.ts';

/** `show` sets the displayed value meanwhile; null: as stored. */
type SwitchArticle = (article: Document, active: boolean, show: (active: boolean | null) => void) => void;

/** Shared by all switches of a list: a hook per row would be slow. */
function useSwitching(resource: CatalogueResource): {
  switchArticle: SwitchArticle;
  questions: ReactNode;
} {
  const { attempt } = useBatch();
  const { guard, warning } = useRuleGuard(resource);
  const { maySell, question } = useSaleGuard();
  const switchArticle = useCallback<SwitchArticle>(
    async (article, active, show) => {
      const store = async () => {
        show(active);
        const collection = collectionOf(resource.collection, resource.line);
        await attempt(
          { kind: active ? 'activate' : 'deactivate' },
          [{ kind: 'update', collection, id: article.id, fields: { active } }],
          active ? null : { word: 'catalogue.done.deactivated', options: { smart_count: 1 } },
        );
        show(null);
      };
      const changes = [{ before: article, after: { ...article, active } }];
      if (!active) await guard([article], 'deactivateAnyway', () => void store());
      else if (await maySell({ resource, changes })) await store();
    },
    [attempt, guard, maySell, resource],
  );
  const questions = (
    <>
      {warning}
      {question}
    </>
  );
  return { switchArticle, questions };
}

function ActiveSwitch({ switchArticle }: { switchArticle: SwitchArticle }) {
  const translate = useTranslate();
  const locale = useLocale();
  const article = useRecordContext<Document>();
  const { write } = useMay('catalogue');
  const [shown, show] = useState<boolean | null>(null);
  if (!article) return null;
  const isOn = shown ?? Boolean(article.active);
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={translate('catalogue.list.toggle', { name: articleTitle(article, locale) })}
      disabled={!write}
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => switchArticle(article, target.checked, show)}
    />
  );
}

function SelectArticle() {
  const translate = useTranslate();
  const locale = useLocale();
  const article = useRecordContext<Document>();
  return (
    article && (
      <SelectRow label={translate('catalogue.list.select', { name: articleTitle(article, locale) })} />
    )
  );
}

const isPrice = ({ kind }: CatalogueField) => kind === 'price';

function Values({ resource, fields }: { resource: CatalogueResource; fields: readonly CatalogueField[] }) {
  const locale = useLocale();
  const typeTitle = useTypeTitle(resource);
  const values = (shown: readonly CatalogueField[]) =>
    shown.map((field) => (
      <span key={field.name}>
        <ArticleValue field={field} locale={locale} typeTitle={typeTitle} />
      </span>
    ));
  return (
    <>
      <Typography
        variant="caption"
        component="div"
        sx={{ '& > span:not(:empty) ~ span:not(:empty)::before': { content: '" · "' } }}
      >
        {values(fields.filter((field) => !isPrice(field)))}
      </Typography>
      <Row gap={0} columnGap={2} align="stretch">
        {values(fields.filter(isPrice))}
      </Row>
    </>
  );
}

const isNumber = ({ kind }: CatalogueField) => ['price', 'watts', 'pieces', 'measure'].includes(kind);

/** Clicks in controls must not open the row. */
const stay = (event: MouseEvent) => event.stopPropagation();

const BAR_HEIGHT = { xs: 56, sm: 48 } as const satisfies Record<string, Px>;

const STYLES = {
  // The bulk actions replace the line above the table, and wrap.
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    flexWrap: 'wrap',
    borderRadius: 0,
    backgroundColor: 'background.default',
  },
  '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', ml: 'auto' },
  '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
  '& > div:has(.RaBulkActionsToolbar-toolbar)': { position: 'sticky', top: BAR_HEIGHT, zIndex: 3 },
  '& .RaDataTable-headerCell': { top: BAR_HEIGHT },
  '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) .RaDataTable-headerCell': {
    top: BAR_HEIGHT.sm * 2,
  },
  '& :is(td, th):not(.MuiTableCell-paddingCheckbox)': { px: 1 },
  '& tbody th': { minWidth: 170 },
  '& td:not(.number)': { overflowWrap: 'anywhere', minWidth: 84 },
  '& td.MuiTableCell-paddingCheckbox': { minWidth: 0 },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  // Styles per cell would be recomputed for each row.
  '& .article': { display: 'flex', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' },
  '& .article > div': { minWidth: 0, flex: 1 },
  '& .article > div > a': { fontWeight: 500, color: 'text.primary', textDecoration: 'none' },
  '& .article > div > a:hover': { textDecoration: 'underline' },
  '& .other': { typography: 'caption' },
  '& .article.inactive > div > a': { opacity: 0.72 },
  '& .prices': { display: 'inline-grid', fontSize: '0.75rem', lineHeight: 1.4 },
  '& .prices > span > span:first-of-type': { color: 'text.secondary' },
  '& .unpriced': { typography: 'caption' },
  '& [role=switch]': {
    position: 'relative',
    width: 32,
    height: 18,
    m: 0,
    appearance: 'none',
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: '99px',
    cursor: 'pointer',
  },
  '& [role=switch]::before': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: 'text.secondary',
  },
  // Touch target larger than the switch.
  '& [role=switch]::after': { content: '""', position: 'absolute', inset: '-13px -6px' },
  '& [role=switch]:checked': { borderColor: 'primary.main', backgroundColor: 'primary.main' },
  '& [role=switch]:checked::before': { left: 16, backgroundColor: 'primary.contrastText' },
  '& [role=switch]:disabled': { opacity: 0.5, cursor: 'default' },
  '@media (forced-colors: active)': { '& [role=switch]': { appearance: 'auto', width: 'auto' } },
  '& .colour': { whiteSpace: 'nowrap' },
  '& .colour i': {
    display: 'inline-block',
    width: 12,
    height: 12,
    mr: 0.75,
    borderRadius: '50%',
    border: '1px solid',
    borderColor: 'text.secondary',
    verticalAlign: '-1px',
  },
} as const;

/** Memoized: rows re-render only for other articles, not with every selection. */
export const ArticleTable = memo(function ArticleTable({ resource }: { resource: CatalogueResource }) {
  const { collection, name } = resource;
  const locale = useLocale();
  const typeTitle = useTypeTitle(resource);
  const isCompact = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const { columns, below, hidden, hasPicture } = useMemo(() => {
    const all = listColumns(collection);
    const hidden = hiddenColumnsOf(collection);
    return {
      columns: isNarrow ? [] : isCompact ? all.filter(isPrice) : all,
      below: isCompact
        ? all.filter((field) => (isNarrow || !isPrice(field)) && !hidden.includes(field.name))
        : [],
      hidden,
      hasPicture: FIELDS[collection].some(({ kind }) => kind === 'picture'),
    };
  }, [collection, isCompact, isNarrow]);
  // Column order is stored by index, and compact tables have fewer columns.
  const storeKey = `${name}.${isCompact ? 'compact' : 'datatable'}`;
  const [nowHidden] = useStore(storeKey, hidden);
  const { switchArticle, questions } = useSwitching(resource);
  return (
    <>
      <DataTable
        rowClick="edit"
        hiddenColumns={hidden}
        storeKey={storeKey}
        bulkActionButtons={false}
        bulkActionsToolbar={<BulkActions resource={resource} />}
        // Sticky headers need `visible` overflow, so only added columns scroll.
        sx={{
          ...STYLES,
          '& .RaDataTable-tableWrapper': { overflowX: nowHidden.length < hidden.length ? 'auto' : 'visible' },
        }}
      >
        <DataTable.Col label={<SelectPageCheckbox />} padding="checkbox" onClick={stay}>
          <SelectArticle />
        </DataTable.Col>
        <HeadColumn source={titleField(collection, locale)}>
          <ArticleName page={name} hasPicture={hasPicture}>
            {below.length > 0 && <Values resource={resource} fields={below} />}
          </ArticleName>
        </HeadColumn>
        {columns.map((field) => (
          <DataTable.Col key={field.name} source={field.name} className={isNumber(field) ? 'number' : ''}>
            <ArticleValue field={field} locale={locale} typeTitle={typeTitle} />
          </DataTable.Col>
        ))}
        <DataTable.Col source="active" onClick={stay}>
          <ActiveSwitch switchArticle={switchArticle} />
        </DataTable.Col>
      </DataTable>
      {questions}
    </>
  );
});
