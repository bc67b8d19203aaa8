import { Box, Button, Card, CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, SaveButton, useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { UnsavedFormGuard } from '../elements/UnsavedGuard.tsx';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface FormCardProps {
  children: ReactNode;
  /** Beside what saves and leaves, at the far end. */
  aside?: ReactNode;
}

/** A short form with what saves it; unsaved changes are guarded. */
export function FormCard({ children, aside }: FormCardProps) {
  const resource = useResourceContext() as string;
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Card sx={{ width: '100%' }}>
      <Form noValidate>
        <UnsavedFormGuard />
        <CardContent>
          <WritingForm area="sales">{children}</WritingForm>
        </CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, pb: 2 }}>
          <Writing area="sales">
            <SaveButton />
          </Writing>
          <Button component={Link} to={createPath({ resource, type: 'list' })}>
            {translate('ra.action.cancel')}
          </Button>
          {aside && <Box sx={{ ml: 'auto' }}>{aside}</Box>}
        </Box>
      </Form>
    </Card>
  );
}
