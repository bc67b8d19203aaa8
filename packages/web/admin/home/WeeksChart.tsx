import { greatestOf } from '@lumitor/domain/math/lists';
import type { WeekOfOrders } from '@lumitor/domain/order/orderWork';
import { useTheme } from '@mui/material';
import { useFigures } from './figures.ts';

/** Steps of the axis above 0. */
export const TICKS = 4;

const THOUSAND = 100_000;

/** Smallest of 1, 2, 2.5, 5, 10… that divides the height in four, in cents. */
export function tickFor(highest: number): number {
  const least = Math.max(highest, 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((step) => step * power >= least) ?? 10) * power;
}

export const tickDigits = (tick: number): number =>
  [0, 1].find((digits) => (tick * 10 ** digits) % THOUSAND === 0) ?? 2;

const [WIDTH, HEIGHT] = [420, 250];
const [LEFT, TOP, BOTTOM] = [34, 24, 214];
const BAR = 28;

type Currency = WeekOfOrders['saved'][number]['currency'];

export const valueIn = (sums: WeekOfOrders['saved'], currency: Currency): number =>
  sums.find((sum) => sum.currency === currency)?.net ?? 0;

interface WeeksChartProps {
  weeks: readonly WeekOfOrders[];
  currency: Currency;
  label: string;
}

/** Value per week in thousands, with the part won since. */
export function WeeksChart({ weeks, currency, label }: WeeksChartProps) {
  const { palette } = useTheme();
  const { locale, day } = useFigures();
  const thousands = (cents: number, digits: number) =>
    (cents / 100_000).toLocaleString(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const values = weeks.map(({ saved }) => valueIn(saved, currency));
  const tick = tickFor(Math.max(greatestOf(values), 100_000));
  const y = (cents: number) => BOTTOM - ((BOTTOM - TOP) * cents) / (tick * TICKS);
  const room = (WIDTH - LEFT) / weeks.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} width="100%" fontSize="12">
      {Array.from({ length: TICKS + 1 }, (_, place) => place * tick).map((value) => (
        <g key={value}>
          <path
            d={`M${LEFT} ${y(value)}H${WIDTH}`}
            stroke={value === 0 ? palette.text.secondary : palette.divider}
          />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fill={palette.text.secondary}>
            {thousands(value, tickDigits(tick))}
          </text>
        </g>
      ))}
      {weeks.map(({ from, won }, place) => {
        const isLast = place === weeks.length - 1;
        const middle = LEFT + room * (place + 0.5);
        const saved = values[place] ?? 0;
        const wonValue = Math.min(valueIn(won, currency), saved);
        const weight = isLast ? 600 : 400;
        return (
          <g key={from} textAnchor="middle">
            <rect
              x={middle - BAR / 2}
              y={y(saved)}
              width={BAR}
              height={BOTTOM - y(saved)}
              fill={isLast ? 'var(--warm-glow)' : palette.text.disabled}
              fillOpacity={isLast ? 0.75 : 0.35}
            />
            <rect
              x={middle - BAR / 2}
              y={y(wonValue)}
              width={BAR}
              height={BOTTOM - y(wonValue)}
              fill={palette.text.primary}
            />
            {saved > 0 && (
              <text x={middle} y={y(saved) - 6} fill={palette.text.primary} fontWeight={weight}>
                {thousands(saved, 1)}
              </text>
            )}
            <text
              x={middle}
              y={BOTTOM + 18 + (place % 2) * 14}
              fill={isLast ? palette.text.primary : palette.text.secondary}
              fontWeight={weight}
            >
              {day(from)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
