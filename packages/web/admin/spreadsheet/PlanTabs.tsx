import { Tab, Tabs } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Placed, Spaced } from '../elements/layout.tsx';

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
      <Placed
        as={Tabs}
        value={part}
        onChange={(_: unknown, next: ImportPart) => setChosen(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        textColor="inherit"
        className="lined"
        flexShrink={0}
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
      </Placed>
      <Spaced
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${part}`}
        display="flex"
        flexDirection="column"
        gap={1}
        minHeight={0}
        flex={1}
      >
        {children(part)}
      </Spaced>
    </>
  );
}
