import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { ListBase, Pagination, Title, useBasename, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import type { Document } from '../data/documents.ts';
import { type CatalogueResource, catalogueResource } from '../data/resources.ts';
import { Writing } from '../elements/Writing.tsx';
import { ExportButton } from '../spreadsheet/ExportButton.tsx';
import { ImportButton } from '../spreadsheet/ImportButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ArticleFilters } from './list/ArticleFilters.tsx';
import { ArticleRows } from './list/ArticleRows.tsx';
import { firstSort, listColumnsOf } from './list/columns.ts';
import { SavedViews } from './list/SavedViews.tsx';
import { StatusLine } from './list/StatusLine.tsx';
import { listKey, useFilterOfAddress } from './list/useFilterOfAddress.ts';
import { useCatalogueTitle } from './useCatalogueTitle.ts';

const PAGE_SIZES = [25, 50, 100, 250];

function ExportFound({ resource }: { resource: CatalogueResource }) {
  const { getData } = useListContext<Document>();
  return <ExportButton resource={resource} articles={async () => (await getData?.()) ?? []} />;
}

function ListPage({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const basename = useBasename();
  const title = useCatalogueTitle(resource);
  const columns = listColumnsOf(resource.collection);
  if (!useFilterOfAddress(resource.name)) return null;
  return (
    // Typing into a search must not fill the way back: filter and order are kept in this browser.
    <ListBase
      resource={resource.name}
      disableSyncWithLocation
      storeKey={listKey(resource.name)}
      perPage={25}
      sort={firstSort(resource.collection)}
    >
      <Title title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', py: 2 }}>
        <SavedViews resource={resource.name} />
        <Writing area="catalogue">
          <ImportButton resource={resource} />
        </Writing>
        <ExportFound resource={resource} />
        <Writing area="catalogue">
          <Button
            component={Link}
            to={`${basename}/${resource.name}/create`}
            variant="contained"
            startIcon={<Add />}
          >
            {translate('catalogue.list.add')}
          </Button>
        </Writing>
      </Box>
      <Card sx={{ overflow: 'visible', mb: 4 }}>
        <ArticleFilters resource={resource} columns={columns} />
        <StatusLine resource={resource} />
        <ArticleRows resource={resource} columns={columns} />
        <Pagination rowsPerPageOptions={PAGE_SIZES} />
      </Card>
    </ListBase>
  );
}

/** The list of a catalogue collection, of either line. */
export function ArticleList() {
  const name = useResourceContext() ?? '';
  const resource = catalogueResource(name);
  if (!resource) throw new Error(`${name} is no page of the catalogue. Add it to data/resources.ts.`);
  return <ListPage key={name} resource={resource} />;
}
