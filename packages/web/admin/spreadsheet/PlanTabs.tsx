import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

const PARTS = ['changes', 'additions', 'rejections'] as const;
export type PlanPart = (typeof PARTS)[number];

interface PlanTabsProps {
  plan: Readonly<Record<PlanPart, { length: number }>>;
  labelOf(part: PlanPart): string;
  children(part: PlanPart): ReactNode;
}

export function PlanTabs({ plan, labelOf, children }: PlanTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<PlanPart | null>(null);
  const isThere = (part: PlanPart) => plan[part].length > 0;
  const part = chosen && isThere(chosen) ? chosen : PARTS.find(isThere);
  if (!part) return null;
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: PlanPart) => setChosen(next)}
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
