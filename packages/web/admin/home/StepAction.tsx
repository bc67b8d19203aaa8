import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { familyOf } from '@lumitor/domain/quote/lines';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { useBatch } from '../elements/useBatch.tsx';
import type { BackState, CreateState } from '../elements/WayBack.tsx';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { ImportButton } from '../spreadsheet/ImportButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { StepState } from './steps.ts';
import { catalogueOfLine, type Trial, trialOf } from './trial.ts';

/** Includes the rail's other colour if its price is complete too. */
function saleOperations(line: LineArticles): Operation[] {
  const catalogue = catalogueOfLine(line, false);
  const family = familyOf(catalogue.partTable, trialOf(catalogue).rail);
  if (!family) return [];
  const sold = new Map<string, Operation>();
  for (const rail of catalogue.connections.filter((each) => familyOf(catalogue.partTable, each) === family)) {
    const { quote, isComplete } = trialOf(catalogue, rail);
    if (!isComplete) continue;
    for (const { collection, article } of quote.lines) {
      const stored = line.articles[collection].find(({ id }) => id === article?.id);
      if (!stored || stored.active) continue;
      sold.set(stored.id, {
        kind: 'update',
        collection: collectionOf(collection, line.line),
        id: stored.id,
        fields: { active: true },
      });
    }
  }
  return [...sold.values()];
}

function usePutOnSale(line: LineArticles) {
  const { attempt } = useBatch();
  const [isSelling, setSelling] = useState(false);
  return {
    isSelling,
    sell: async () => {
      setSelling(true);
      await attempt({ kind: 'activate', name: '' }, saleOperations(line), { word: 'home.onSale' });
      setSelling(false);
    },
  };
}

interface StepActionProps {
  state: StepState;
  isCurrent: boolean;
  line: LineArticles;
  trial: Trial;
}

const FILL = 'braki/uzupelnij';

const BACK: BackState = { back: 'pierwsza-wycena' };
/** New articles stay inactive until the last step. */
const NOT_ON_SALE: CreateState = { ...BACK, known: { active: false } };

export function StepAction({ state: { step, isDone, count }, isCurrent, line, trial }: StepActionProps) {
  const translate = useTranslate();
  const basename = useBasename();
  const { sell, isSelling } = usePutOnSale(line);
  const resourceOf = (collection: CatalogueCollection) =>
    CATALOGUE_RESOURCES.find((page) => page.collection === collection && page.line === line.line);
  const variant = isDone ? 'text' : isCurrent ? 'contained' : 'outlined';
  const way = (
    to: string,
    words: string,
    { isOpen = true, state }: { isOpen?: boolean; state?: object } = {},
  ) =>
    isOpen ? (
      <Button component={Link} to={`${basename}/${to}`} state={state} variant={variant} size="small">
        {words}
      </Button>
    ) : (
      <Button variant="outlined" size="small" disabled>
        {words}
      </Button>
    );
  const change = translate('home.acts.change');
  const { name: rails = '' } = resourceOf('connections') ?? {};
  const { name: powers = '' } = resourceOf('powers') ?? {};
  const luminaires = resourceOf('bindings');
  const rail = trial.rail?.type ?? '';
  switch (step) {
    case 'settings':
      return way('ustawienia', isDone ? change : translate('home.acts.settings'), { state: BACK });
    case 'rail':
      if (isDone) return way(rails, change);
      if (count === 0) return way(`${rails}/create`, translate('home.acts.rail'), { state: NOT_ON_SALE });
      return way(
        familyOf(line.table, trial.rail) ? FILL : `${rails}/${encodeURIComponent(trial.rail?.id ?? '')}`,
        translate('home.acts.price'),
        { state: BACK },
      );
    case 'rules':
      return way(
        `reguly?line=${line.line}&rail=${encodeURIComponent(rail)}`,
        isDone ? change : translate('home.acts.rules'),
        { isOpen: trial.rail !== null, state: BACK },
      );
    case 'articles':
      return isDone
        ? null
        : way(FILL, translate('home.acts.fill', { count: count || '' }), { isOpen: count > 0, state: BACK });
    case 'luminaires':
      return (
        luminaires && (
          <>
            {!isDone && <ImportButton resource={luminaires} />}
            {isDone
              ? way(luminaires.name, change)
              : way(`${luminaires.name}/create`, translate('home.acts.add'), { state: NOT_ON_SALE })}
          </>
        )
      );
    case 'supply':
      if (isDone || count > 0) return way(powers, isDone ? change : translate('home.acts.price'));
      return way(`${powers}/create`, translate('home.acts.add'), { state: NOT_ON_SALE });
    case 'price':
      return isDone ? (
        <Button href="/" variant="text" size="small">
          {translate('home.acts.configurator')}
        </Button>
      ) : (
        <Button
          variant={variant}
          size="small"
          disabled={!trial.isComplete}
          loading={isSelling}
          onClick={() => void sell()}
        >
          {translate('home.acts.sell')}
        </Button>
      );
  }
}
