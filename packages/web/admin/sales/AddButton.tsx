import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

/** To the form for a new one. */
export function AddButton({ label }: { label: string }) {
  const resource = useResourceContext() as string;
  const createPath = useCreatePath();
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={createPath({ resource, type: 'create' })}
    >
      {label}
    </Button>
  );
}
