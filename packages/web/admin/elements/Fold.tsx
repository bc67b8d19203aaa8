import { type ReactNode, useState } from 'react';
import { Spaced, Text } from './layout.tsx';

interface FoldProps {
  title: string;
  hasFault?: boolean;
  startsOpen?: boolean;
  children: ReactNode;
}

export function Fold({ title, hasFault = false, startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Spaced line="above" mt={2}>
      <details open={isOpen || hasFault} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Spaced component="summary" py={1.5}>
          <Text component="h2" variant="h3" display="inline">
            {title}
          </Text>
        </Spaced>
        {children}
      </details>
    </Spaced>
  );
}
