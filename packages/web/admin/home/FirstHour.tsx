import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { Card, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMemo } from 'react';
import { Title, useStore } from 'react-admin';
import { useLineNames, useSettings } from '../../data/settings.ts';
import { useMay } from '../data/useMay.ts';
import { PlacedSkeleton, PlainList, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { Writing } from '../elements/Writing.tsx';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { useLines } from '../gaps/useGaps.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { Dashboard } from './Dashboard.tsx';
import { Notices } from './Notices.tsx';
import { StepAction } from './StepAction.tsx';
import { StepItem } from './StepItem.tsx';
import { minutesLeft, type StepState, stepStates } from './steps.ts';
import { TrialCard } from './TrialCard.tsx';
import { catalogueOfLine, sellsWhole, trialOf } from './trial.ts';

/** Setup steps until a line has a whole price, otherwise the dashboard. */
export function Home() {
  const translate = useTranslate();
  const { lines, error } = useLines();
  const { write } = useMay('catalogue');
  if (error || !write) return <Dashboard />;
  if (!lines)
    return (
      <div role="status" aria-label={translate('gaps.checking')}>
        <PlacedSkeleton variant="rounded" height={640} my={2} />
      </div>
    );
  return lines.some(sellsWhole) ? <Dashboard /> : <FirstHour />;
}

function useChip() {
  const translate = useTranslate();
  return ({ step, isDone, count, of }: StepState): string => {
    if (step === 'rules' && of > 0) return translate('home.chips.roles', { count, of });
    if (step === 'articles' && count > 0) return translate('home.chips.missing', { count });
    if (isDone) return translate('home.chips.done');
    const isArticles = step === 'rail' || step === 'luminaires' || step === 'supply';
    if (!isArticles) return '';
    if (count === 0) return '0';
    return translate(step === 'rail' ? 'home.chips.unpriced' : 'home.chips.unready', { count });
  };
}

function Way({ line, isNamed }: { line: LineArticles; isNamed: boolean }) {
  const translate = useTranslate();
  const chipOf = useChip();
  const trial = useMemo(() => trialOf(catalogueOfLine(line, false)), [line]);
  const states = useMemo(() => stepStates(line, trial, isNamed), [line, trial, isNamed]);
  const current = states.find(({ isDone }) => !isDone)?.step;
  const done = states.filter(({ isDone }) => isDone).length;
  return (
    <>
      <Text variant="caption" role="status" component="p" mb={1.5}>
        {current
          ? translate('home.progress', { done, count: states.length, minutes: minutesLeft(states) })
          : translate('home.allDone')}
      </Text>
      <Stacked columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 396px' }} align="start">
        <Card component="section" aria-label={translate('home.way')}>
          <Text variant="h2" p={2} py={1.5}>
            {translate('home.way')}
          </Text>
          <PlainList>
            {states.map((state) => (
              <StepItem
                key={state.step}
                state={state}
                isCurrent={state.step === current}
                chip={chipOf(state)}
                action={
                  <Writing area={state.step === 'settings' ? 'settings' : 'catalogue'}>
                    <StepAction state={state} isCurrent={state.step === current} line={line} trial={trial} />
                  </Writing>
                }
              />
            ))}
          </PlainList>
        </Card>
        <Stacked>
          <TrialCard trial={trial} />
          <Notices line={line} trial={trial} />
        </Stacked>
      </Stacked>
    </>
  );
}

export function FirstHour() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [chosen, setChosen] = useStore<ProductLine>('home.line', 'standard');
  const { lines, error, retry } = useLines();
  const line = lines?.find((each) => each.line === chosen);
  const isNamed = Boolean(useSettings()?.shop.name);
  return (
    <Spaced maxWidth={1280} py={2}>
      <Title title={translate('resources.poczatek.name')} />
      <Row gap={2}>
        <Text variant="h1" component="h2" mr="auto">
          {translate('home.title')}
        </Text>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          aria-label={translate('gaps.line')}
          onChange={(_, next: ProductLine | null) => next && setChosen(next)}
        >
          {LINES.map((each) => (
            <ToggleButton key={each} value={each}>
              {lineNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Row>
      {error && !lines && <RetryNotice onRetry={retry}>{translate('gaps.failed')}</RetryNotice>}
      {!error && !line && (
        <div role="status" aria-label={translate('gaps.checking')}>
          <PlacedSkeleton variant="rounded" height={640} mt={2} />
        </div>
      )}
      {line && <Way line={line} isNamed={isNamed} />}
    </Spaced>
  );
}
