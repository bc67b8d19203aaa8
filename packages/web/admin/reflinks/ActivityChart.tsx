import { Box, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { activityDate, type Bucket, type Unit } from './activity.ts';

const HEIGHT = 72;
/** Of a bar's place, in units of the drawing: the bar takes the rest. */
const PLACE = 10;
const GAP = 2;
/** What is not nothing is seen. */
const LOWEST = 3;

interface ActivityChartProps {
  series: 'openings' | 'orders';
  buckets: readonly Bucket[];
  unit: Unit;
}

/** One bar for each day, week or month; each series on a scale of its own, as openings are many and orders few. */
export function ActivityChart({ series, buckets, unit }: ActivityChartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const counts = buckets.map((bucket) => bucket[series]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts, 0);
  const dateOf = (bucket: Bucket | undefined) => (bucket ? activityDate(bucket.start, unit, locale) : '');
  const [from, to] = [dateOf(buckets[0]), dateOf(buckets.at(-1))];
  const name = translate(`reflinks.${series}`);
  const width = buckets.length * PLACE;
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span">{name}</Typography>
        <Typography component="span" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {total}
        </Typography>
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={translate('reflinks.activity.chart', { series: name, from, to, total, most })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: HEIGHT,
          borderBottom: 1,
          borderColor: 'divider',
          color: series === 'openings' ? 'text.secondary' : 'secondary.main',
        }}
      >
        {buckets.map((bucket, index) => {
          const count = bucket[series];
          const height = count === 0 ? 0 : Math.max((count / most) * HEIGHT, LOWEST);
          return (
            <g key={bucket.start}>
              <title>{translate('reflinks.activity.bar', { when: dateOf(bucket), count })}</title>
              <rect x={index * PLACE} width={PLACE} height={HEIGHT} fill="transparent" />
              <rect
                x={index * PLACE + GAP / 2}
                y={HEIGHT - height}
                width={PLACE - GAP}
                height={height}
                fill="currentColor"
              />
            </g>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }} aria-hidden>
        <Typography variant="caption">{from}</Typography>
        <Typography variant="caption">{to}</Typography>
      </Box>
    </Box>
  );
}
