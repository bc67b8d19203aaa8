import { TableBody, Typography } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { PlacedButton, PlacedCard, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { GapKind } from './findGaps.ts';

/** Rows added on demand: a new language may miss thousands of texts. */
const AT_ONCE = 50;

export const sectionId = (kind: GapKind): string => `gaps-${kind}`;

interface GapSectionProps<Gap> {
  kind: GapKind;
  gaps: readonly Gap[];
  columns: readonly string[];
  row(gap: Gap): ReactElement;
  action?: ReactNode;
}

export function GapSection<Gap>({ kind, gaps, columns, row, action }: GapSectionProps<Gap>) {
  const translate = useTranslate();
  const [shown, setShown] = useState(AT_ONCE);
  if (gaps.length === 0) return null;
  const name = translate(`gaps.kinds.${kind}`);
  return (
    <section id={sectionId(kind)} tabIndex={-1}>
      <Typography variant="h2">{translate('gaps.count', { name, count: gaps.length })}</Typography>
      <Text variant="body2" color="textSecondary" mb={1}>
        {translate(`gaps.meanings.${kind}`)} {action}
      </Text>
      <PlacedCard mb={4}>
        <ScrolledTable aria-label={name} heads={columns}>
          <TableBody>{gaps.slice(0, shown).map(row)}</TableBody>
        </ScrolledTable>
        {gaps.length > shown && (
          <PlacedButton m={1} onClick={() => setShown(shown + AT_ONCE)}>
            {translate('gaps.more', { smart_count: Math.min(AT_ONCE, gaps.length - shown) })}
          </PlacedButton>
        )}
      </PlacedCard>
    </section>
  );
}
