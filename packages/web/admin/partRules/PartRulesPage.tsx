import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { UnsavedGuard } from '../elements/UnsavedGuard.tsx';
import { Writing } from '../elements/Writing.tsx';
import { StartSetExport, StartSetImport } from '../startSets/StartSetButtons.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { LineRules } from './LineRules.tsx';

const PARAMETER = 'line';
/** A rail without rules, by its code: a family of it is begun. */
const RAIL = 'rail';

/** The part rules (D19), a tab a product line; a line that was looked at keeps what is not saved yet. */
export function PartRulesPage() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const shown = LINES.find((line) => line === search.get(PARAMETER)) ?? LINES[0];
  const [visited, setVisited] = useState<readonly ProductLine[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  const [unsaved, setUnsaved] = useState<readonly ProductLine[]>([]);
  const note = useCallback(
    (line: ProductLine, isUnsaved: boolean) =>
      setUnsaved((before) => [...before.filter((each) => each !== line), ...(isUnsaved ? [line] : [])]),
    [],
  );
  return (
    <Box sx={{ maxWidth: 1280, py: 2 }}>
      <Title title={translate('resources.reguly.name')} />
      <UnsavedGuard isUnsaved={unsaved.length > 0} />
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {translate('partRules.about')}
      </Typography>
      <Tabs
        value={shown}
        aria-label={translate('partRules.line')}
        sx={{ mb: 2 }}
        onChange={(_, line: ProductLine) => setSearch({ [PARAMETER]: line }, { replace: true, state })}
      >
        {LINES.map((line) => (
          <Tab
            key={line}
            value={line}
            id={`tab-${line}`}
            aria-controls={`panel-${line}`}
            label={
              unsaved.includes(line)
                ? `${lineNames[line]} (${translate('partRules.unsavedMark')})`
                : lineNames[line]
            }
          />
        ))}
      </Tabs>
      {LINES.map((line) => (
        <div
          key={line}
          role="tabpanel"
          id={`panel-${line}`}
          aria-labelledby={`tab-${line}`}
          hidden={line !== shown}
        >
          {visited.includes(line) && (
            <>
              {!unsaved.includes(line) && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
                  <Writing area="catalogue">
                    <StartSetImport line={line} />
                  </Writing>
                  <StartSetExport line={line} />
                </Box>
              )}
              <LinePanel line={line} askedFor={line === shown ? (search.get(RAIL) ?? '') : ''} note={note} />
            </>
          )}
        </div>
      ))}
    </Box>
  );
}

interface LinePanelProps {
  line: ProductLine;
  askedFor: string;
  note: (line: ProductLine, isUnsaved: boolean) => void;
}

function LinePanel({ line, askedFor, note }: LinePanelProps) {
  const onUnsaved = useCallback((isUnsaved: boolean) => note(line, isUnsaved), [line, note]);
  return <LineRules line={line} askedFor={askedFor} onUnsaved={onUnsaved} />;
}
