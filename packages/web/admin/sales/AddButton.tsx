import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { Writing } from '../elements/Writing.tsx';

/** To the form for a new one. */
export function AddButton({ label }: { label: string }) {
  const resource = useResourceContext() as string;
  const createPath = useCreatePath();
  return (
    <Writing area="sales">
      <Button
        variant="contained"
        startIcon={<Add />}
        component={Link}
        to={createPath({ resource, type: 'create' })}
      >
        {label}
      </Button>
    </Writing>
  );
}
