import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { familyOf } from '@lumitor/domain/quote/lines';
import Check from '@mui/icons-material/Check';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, Chip, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Title, useStore } from 'react-admin';
import { useLineNames, useSettings } from '../../data/settings.ts';
import { Placed, PlacedSkeleton, PlainList, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { Writing } from '../elements/Writing.tsx';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { useLines } from '../gaps/useGaps.ts';
import { StartSetImport } from '../startSets/StartSetButtons.tsx';
import { saveSample } from '../startSets/StartSetDialog.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { StepAction } from './StepAction.tsx';
import { minutesLeft, STEPS, type StepState, stepStates } from './steps.ts';
import { TrialCard } from './TrialCard.tsx';
import { catalogueOfLine, type Trial, trialOf } from './trial.ts';

/** Highlight of the current step: one ground per theme, the same accent in both. */
const WARM = { light: '#fdf1e2', dark: '#33291c', line: '#e8973a', ink: '#1b1b1a' } as const;

interface StepItemProps {
  state: StepState;
  isCurrent: boolean;
  /** State in a word or two; empty: none. */
  chip: string;
  action: ReactNode;
}

function StepItem({ state: { step, isDone }, isCurrent, chip, action }: StepItemProps) {
  const translate = useTranslate();
  const number = STEPS.indexOf(step) + 1;
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '32px 1fr', sm: '32px 1fr auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        px: 2,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(isCurrent && {
          boxShadow: `inset 3px 0 ${WARM.line}`,
          bgcolor: (theme) => WARM[theme.palette.mode],
        }),
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '50%',
          fontWeight: 600,
          ...(isDone
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : isCurrent
              ? { bgcolor: WARM.line, color: WARM.ink }
              : { border: '1px dashed', borderColor: 'text.disabled', color: 'text.secondary' }),
        }}
      >
        {isDone ? <Check fontSize="small" /> : number}
      </Box>
      <div>
        <Row>
          <Typography variant="h3">{translate(`home.titles.${step}`)}</Typography>
          {chip && <Chip size="small" variant={isDone ? 'filled' : 'outlined'} label={chip} />}
        </Row>
        <Text variant="body2" color="textSecondary" mt={0.25}>
          {translate(`home.abouts.${step}`)}
        </Text>
      </div>
      <Row align="stretch" isWrapped={false} isUnbroken gridColumn={{ xs: 2, sm: 'auto' }}>
        {action}
      </Row>
    </Box>
  );
}

interface NoticeProps {
  icon: ReactElement;
  title: string;
  about: string;
  children?: ReactNode;
}

function PlacedAlert({ icon, title, about, children }: NoticeProps) {
  return (
    <Placed as={Card<'section'>} component="section" display="flex" gap={1.5} p={2}>
      <Spaced component="span" isMuted display="inline-flex">
        {icon}
      </Spaced>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Text variant="body2" color="textSecondary" mt={0.25}>
          {about}
        </Text>
        {children && (
          <Row align="stretch" mt={1.5}>
            {children}
          </Row>
        )}
      </div>
    </Placed>
  );
}

function Notices({ line, trial: { rail } }: { line: LineArticles; trial: Trial }) {
  const translate = useTranslate();
  const isSold = line.articles.connections.some(({ id, active }) => id === rail?.id && active);
  const word = !isSold ? 'notSold' : familyOf(line.table, rail) ? null : 'unruled';
  return (
    <>
      {rail && word && (
        <PlacedAlert
          icon={<Visibility fontSize="small" />}
          title={translate(`home.${word}`)}
          about={translate(`home.${word}About`)}
        />
      )}
      <PlacedAlert
        icon={<FileUpload fontSize="small" />}
        title={translate('home.startSet')}
        about={translate('home.startSetAbout')}
      >
        <Writing area="catalogue">
          <StartSetImport line={line.line} />
        </Writing>
        <Button size="small" onClick={saveSample}>
          {translate('startSets.sample')}
        </Button>
      </PlacedAlert>
    </>
  );
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
