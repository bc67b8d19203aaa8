import { DEGREE } from '@lumitor/domain/math/angle';
import { fluxDoubt, MOST_OFF, type PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import type { Deg, Px } from '@lumitor/domain/units';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PolarDiagram } from '../../../light/PolarCurve.tsx';
import { UGR_WORDS, UgrTable, type UgrWord } from '../../../light/UgrTable.tsx';
import { useTables } from '../../../light/useTables.ts';
import { doubtWords, measureIn } from '../../articles/amounts.ts';
import { PlacedAlert, Row, Spaced, Stacked, Text } from '../../elements/layout.tsx';
import { RetryNotice } from '../../elements/RetryNotice.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { lightOf, shareOff } from './lightOfFile.ts';

const REACH: Px = 40;
interface C0DirectionProps {
  /** Clockwise from the rail's direction. */
  turn: Deg;
  isOfFile: boolean;
}

/** Plane C0 on a plan with the rail from left to right. */
function C0Direction({ turn, isOfFile }: C0DirectionProps) {
  const words = useWords('photometry');
  const text = words(isOfFile ? 'c0OfFile' : 'c0', { turn });
  const [x, y] = [Math.cos(turn * DEGREE), Math.sin(turn * DEGREE)];
  return (
    <Spaced component="figure" m={0} flex="0 1 200px">
      <svg role="img" aria-label={text} width={180} height={120} viewBox="-90 -60 180 120" fill="none">
        <path d="M-84 0H82" stroke="var(--edge)" strokeWidth={4} />
        <circle cx={-84} r={4} fill="var(--surface)" stroke="var(--edge)" strokeWidth={2} />
        <path d="M76 -7 84 0 76 7" stroke="var(--edge)" strokeWidth={2} />
        <rect
          x={-14}
          y={-7}
          width={28}
          height={14}
          rx={3}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={2}
        />
        {(['var(--surface)', 'var(--warm-ink)'] as const).map((stroke, index) => (
          <path
            key={stroke}
            transform={`rotate(${turn})`}
            d={`M0 0H${REACH}M${REACH - 8} -5 ${REACH} 0 ${REACH - 8} 5`}
            stroke={stroke}
            strokeWidth={index === 0 ? 6 : 2.5}
          />
        ))}
        <text
          x={(REACH + 12) * x}
          y={(REACH + 12) * y + (Math.abs(y) < 0.3 ? -8 : 4)}
          fill="var(--ink)"
          fontSize={12}
          fontWeight={600}
          textAnchor="middle"
        >
          C0
        </text>
      </svg>
      <Typography component="figcaption" variant="caption" aria-hidden>
        {text}
      </Typography>
    </Spaced>
  );
}

function Agreement({ table, turn }: { table: PhotometricTable; turn: Deg }) {
  const words = useWords('photometry');
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue, setFocus } = useFormContext();
  const [lumens, beam, throwsTo]: unknown[] = useWatch({ name: ['lumens', 'beam', 'throwsTo'] });
  const light = useMemo(() => lightOf(table, turn), [table, turn]);
  const off = shareOff(light.flux, lumens);
  const doubt = fluxDoubt(light.flux, table.stated);
  const takeOver = () => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('lumens', light.lumens, options);
    setValue('beam', light.beam, options);
    setValue('throwsTo', light.throwsTo, options);
    setFocus('lumens');
  };
  const facts = [
    [words('flux'), measureIn(light.lumens, 'lm', locale)],
    [words('peak'), measureIn(Math.round(light.peak), 'cd', locale)],
    ...light.beams.map(({ planes, angle }) => [words(`beam.${planes}`), `${Math.round(angle)}°`]),
    ...light.fields.map(({ planes, angle }) => [words(`field.${planes}`), `${Math.round(angle)}°`]),
  ];
  return (
    <Spaced flex="1 1 240px" maxWidth={420}>
      <Stacked component="dl" gap={0.5} columns="1fr auto" m={0} mb={1}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents', '& dd': { m: 0, textAlign: 'right', fontWeight: 500 } }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd">{value}</Typography>
          </Box>
        ))}
      </Stacked>
      {doubt && (
        <PlacedAlert severity="warning" mb={1}>
          {doubtWords(doubt, translate, locale)}
        </PlacedAlert>
      )}
      {off !== null && off > MOST_OFF && (
        <PlacedAlert severity="warning" mb={1}>
          {words('contradicts', {
            stated: measureIn(Number(lumens), 'lm', locale),
            percent: Math.round(off * 100),
          })}
        </PlacedAlert>
      )}
      {(lumens !== light.lumens || beam !== light.beam || (throwsTo ?? null) !== light.throwsTo) && (
        <Button size="small" variant="outlined" onClick={takeOver}>
          {words('takeOver')}
        </Button>
      )}
    </Spaced>
  );
}

const formatOf = (path: string): 'ldt' | 'ies' | 'xml' =>
  path.endsWith('.ies') ? 'ies' : path.endsWith('.xml') ? 'xml' : 'ldt';

export function PhotometryFacts({ path }: { path: string }) {
  const words = useWords('photometry');
  const locale = useLocale();
  const { tables, state, retry } = useTables([path]);
  const [turn, tiltMax]: unknown[] = useWatch({ name: ['photometryTurn', 'tiltMax'] });
  const table = tables.get(path);
  if (!table)
    return state === 'failed' ? (
      <RetryNotice onRetry={retry}>{words('failed')}</RetryNotice>
    ) : (
      <Skeleton variant="rounded" height={130} aria-hidden />
    );
  const { peak, beams } = lightOf(table);
  const angles = beams.map(({ planes, angle }) => `${words(`beam.${planes}`)} ${Math.round(angle)}°`);
  const candela = measureIn(Math.round(peak), 'cd', locale);
  return (
    <Row columnGap={3} rowGap={2} align="start" my={2}>
      <PolarDiagram
        table={table}
        label={words('curve', { peak: candela, angles: angles.join(', ') })}
        ringLabel={(ring) => ring.toLocaleString(locale)}
      />
      <Agreement table={table} turn={typeof turn === 'number' ? turn : table.turn} />
      <C0Direction turn={typeof turn === 'number' ? turn : table.turn} isOfFile={typeof turn !== 'number'} />
      {table.ugr && (
        <Text component="div" variant="body2" flex="0 1 100%" minWidth={0}>
          <UgrTable
            ugr={table.ugr}
            tilts={typeof tiltMax === 'number' && tiltMax > 0}
            words={
              Object.fromEntries(
                UGR_WORDS.map((word) => [
                  word,
                  words(word === 'noOpening' ? `noOpening.${formatOf(path)}` : `ugr.${word}`),
                ]),
              ) as Record<UgrWord, string>
            }
            language={locale}
          />
        </Text>
      )}
    </Row>
  );
}
