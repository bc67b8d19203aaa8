import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

const PARTS = ['changes', 'additions', 'rejections'] as const;
export type ImportPart = (typeof PARTS)[number];

interface PlanTabsProps {
  plan: Readonly<Record<ImportPart, { length: number }>>;
  labelOf(part: ImportPart): string;
  children(part: ImportPart): ReactNode;
}

export function PlanTabs({ plan, labelOf, children }: PlanTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<ImportPart | null>(null);
  const isThere = (part: ImportPart) => plan[part].length > 0;
  const part = chosen && isThere(chosen) ? chosen : PARTS.find(isThere);
  if (!part) return null;
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: ImportPart) => setChosen(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        textColor="inherit"
        sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {PARTS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={part === each ? `${id}-panel` : undefined}
            disabled={!isThere(each)}
            label={labelOf(each)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${part}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, flex: 1 }}
      >
        {children(part)}
      </Box>
    </>
  );
}
