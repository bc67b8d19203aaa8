import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useSidebarState } from 'react-admin';

/** Where the menu would lie over the page it is closed until it is asked for, also in a window that becomes narrow. */
export function useClosedMenuWhereNarrow(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (isNarrow) setOpen(false);
  }, [isNarrow, setOpen]);
}
