import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  Alert,
  AlertTitle,
  Box,
  FormControlLabel,
  Skeleton,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useMemo } from 'react';
import { Title, useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { PlacedAlert, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ADVICE_KINDS, type CatalogueGaps, GAP_KINDS } from './findGaps.ts';
import { GapLists } from './GapLists.tsx';
import { sectionId } from './GapSection.tsx';
import { useGaps } from './useGaps.ts';

const TILE = {
  display: 'block',
  p: 1.5,
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textDecoration: 'none',
} as const;

function GapCounts({ gaps }: { gaps: CatalogueGaps }) {
  const translate = useTranslate();
  return (
    <Stacked
      component="ul"
      columns="repeat(auto-fit, minmax(144px, 1fr))"
      gap={1}
      p={0}
      mb={4}
      style={{ listStyle: 'none' }}
    >
      {[...GAP_KINDS, ...ADVICE_KINDS].map((kind) => {
        const count = gaps[kind].length;
        const tile = (
          <>
            <Text component="span" isStrong display="block" fontSize="1.5rem" lineHeight={1.3}>
              {count}
            </Text>
            <Text component="span" variant="body2" lineHeight={1.3}>
              {translate(`gaps.kinds.${kind}`)}
            </Text>
          </>
        );
        return (
          <li key={kind}>
            {count > 0 ? (
              <Box
                component="a"
                href={`#${sectionId(kind)}`}
                sx={{ ...TILE, color: 'text.primary', '&:hover': { borderColor: 'text.primary' } }}
              >
                {tile}
              </Box>
            ) : (
              <Box sx={{ ...TILE, color: 'text.secondary' }}>{tile}</Box>
            )}
          </li>
        );
      })}
    </Stacked>
  );
}

type Choice = ProductLine | 'both';

const PARAMETER = 'line';

function AllClear() {
  const translate = useTranslate();
  return (
    <Alert severity="success">
      <AlertTitle>{translate('gaps.allClear')}</AlertTitle>
      {translate('gaps.allClearMeaning')}
    </Alert>
  );
}

const isClear = (gaps: CatalogueGaps) => GAP_KINDS.every((kind) => gaps[kind].length === 0);

export function GapsPage() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [search, setSearch] = useSearchParams();
  const choice: Choice = LINES.find((line) => line === search.get(PARAMETER)) ?? 'both';
  const [alsoInactive, setAlsoInactive] = useStore('gaps.alsoInactive', false);
  const lines = useMemo(() => LINES.filter((line) => choice === 'both' || line === choice), [choice]);
  const { gaps, isRateKnown, error, retry } = useGaps(lines, alsoInactive);
  return (
    <Spaced maxWidth={1280} py={2}>
      <Title title={translate('resources.braki.name')} />
      <Typography variant="body2" color="textSecondary">
        {translate('gaps.about')}
      </Typography>
      <Row gap={2} my={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={choice}
          aria-label={translate('gaps.line')}
          onChange={(_, chosen: Choice | null) =>
            chosen && setSearch(chosen === 'both' ? {} : { [PARAMETER]: chosen }, { replace: true })
          }
        >
          <ToggleButton value="both">{translate('gaps.bothLines')}</ToggleButton>
          {LINES.map((line) => (
            <ToggleButton key={line} value={line}>
              {lineNames[line]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch checked={alsoInactive} onChange={({ target }) => setAlsoInactive(target.checked)} />
          }
          label={translate('gaps.alsoInactive')}
        />
      </Row>
      {error && !gaps && <RetryNotice onRetry={retry}>{translate('gaps.failed')}</RetryNotice>}
      {!error && !gaps && (
        <div role="status" aria-label={translate('gaps.checking')}>
          <Skeleton variant="rounded" height={160} />
        </div>
      )}
      {gaps && (
        <>
          {!isRateKnown && (
            <PlacedAlert severity="warning" mb={2}>
              {translate('gaps.noRate')}
            </PlacedAlert>
          )}
          {isClear(gaps) ? <AllClear /> : <GapCounts gaps={gaps} />}
          <GapLists gaps={gaps} />
        </>
      )}
    </Spaced>
  );
}
