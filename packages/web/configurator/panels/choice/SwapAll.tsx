import type { MouseEvent } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMisfits } from '../../../visitor/check.ts';
import { swap } from '../../../visitor/choosing.ts';

/** Swaps all that exists in the colour of the rails at once, whatever it is (D21); nothing where there are not several. */
export function SwapAll({ onDone }: { onDone: (event: MouseEvent<HTMLButtonElement>) => void }) {
  const { t } = useTranslation();
  const swappable = useMisfits().filter(({ counterpartId }) => counterpartId);
  if (swappable.length < 2) return null;
  return (
    <Button
      size="small"
      onClick={(event) => {
        onDone(event);
        swap(...swappable);
      }}
    >
      {t('choice.swapAll', { count: swappable.length })}
    </Button>
  );
}
