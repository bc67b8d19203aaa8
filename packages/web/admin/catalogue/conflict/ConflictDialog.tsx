import { collectionOf } from '@lumitor/domain/documents/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Radio from '@mui/material/Radio';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { AspectValue } from '../../articles/AspectValue.tsx';
import { readArticle } from '../../articles/readArticle.ts';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import { LaterChange } from '../../changes/LaterChange.tsx';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useWords } from '../../words/useTranslate.ts';
import { disagreements, type Side, settled } from './conflict.ts';

/** How two states of an article stand side by side. */
const DIFFERENCES_TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& :is(th, td)': {
    px: 1,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& :is(th, td):first-of-type': { width: '30%' },
  '& em': { color: 'text.secondary' },
} as const;

/** What I wrote on one version while another was stored. */
export interface Conflict {
  /** As I had read it. */
  base: Document;
  stored: Document;
  mine: Fields;
}

interface ConflictDialogProps {
  resource: CatalogueResource;
  conflict: Conflict;
  isSaving: boolean;
  /** @param fields what is stored, with mine where that was chosen */
  onSettled(fields: Fields): void;
  onCancel(): void;
}

const SIDES: readonly Side[] = ['stored', 'mine'];

/** Shows where both versions differ, and lets a person choose field by field. */
export function ConflictDialog({ resource, conflict, isSaving, onSettled, onCancel }: ConflictDialogProps) {
  const labels = useFieldLabels();
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const { base, stored, mine } = conflict;
  const { collection, line } = resource;
  const disputed = useMemo(
    () => disagreements(collection, base, stored, mine),
    [collection, base, stored, mine],
  );
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const id = useId();
  const word = useWords('catalogue.conflict');
  const sides = { stored: readArticle(collection, stored), mine: readArticle(collection, mine) };
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(disputed.map(({ aspect }) => [aspect.key, side])));
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isNarrow}>
      <DialogTitle id={id}>{word('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          <LaterChange collection={collectionOf(collection, line)} id={base.id} version={base.version} />{' '}
          {word('text')}
        </DialogContentText>
        <Button size="small" onClick={() => chooseAll('stored')}>
          {word('allStored')}
        </Button>
        <Button size="small" onClick={() => chooseAll('mine')}>
          {word('allMine')}
        </Button>
        <Box component="table" sx={DIFFERENCES_TABLE}>
          <thead>
            <tr>
              <th scope="col">{word('field')}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {word(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {disputed.map(({ aspect, proposed }) => (
              <tr key={aspect.key}>
                <th scope="row">{labels.ofAspect(aspect)}</th>
                {SIDES.map((side) => {
                  const isChosen = (choices[aspect.key] ?? proposed) === side;
                  return (
                    <td key={side}>
                      <Box
                        component="label"
                        sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer' }}
                      >
                        <Radio
                          size="small"
                          sx={{ p: 0, pr: 1 }}
                          name={`${id} ${aspect.key}`}
                          checked={isChosen}
                          onChange={() => setChoices({ ...choices, [aspect.key]: side })}
                          slotProps={{
                            input: { 'aria-label': `${labels.ofAspect(aspect)}: ${word(side)}` },
                          }}
                        />
                        <span>
                          <AspectValue aspect={aspect} fields={sides[side]} />
                        </span>
                      </Box>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{word('back')}</Button>
        <Button
          variant="contained"
          loading={isSaving}
          onClick={() => onSettled(settled(disputed, choices, stored, mine))}
        >
          {word('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
