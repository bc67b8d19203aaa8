import { Box } from '@mui/material';
import { Link, type LinkProps } from 'react-router';

export const TextLink = (props: LinkProps) => (
  <Box component={Link} {...props} sx={{ color: 'text.primary' }} />
);
