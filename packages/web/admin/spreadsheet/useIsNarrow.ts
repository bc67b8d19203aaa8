import { useMediaQuery } from '@mui/material';

/** Whether there is no room for tables of several columns. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 700px)');
