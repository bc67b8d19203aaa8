import { Box, Card, Collapse, FormControlLabel, Switch, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../words/useTranslate.ts';

/** Fields that belong together, under their heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2, p: 2, overflow: 'visible' }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** Fields beside each other, as many as there is room for. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        columnGap: 2,
      }}
    >
      {children}
    </Box>
  );
}

/** Whether anything is said, however deep. */
const shows = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(shows) : Boolean(value);

interface OwnByLanguageProps {
  /** The fields that say in a language what differs there. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields for what is otherwise in some language: most shops say the same in all. */
export function OwnByLanguage({ names, children }: OwnByLanguageProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [isOpen, setOpen] = useState(() => names.some((name) => shows(getValues(name))));
  return (
    <>
      <FormControlLabel
        control={<Switch size="small" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />}
        label={translate('settings.otherByLanguage')}
      />
      <Collapse in={isOpen} mountOnEnter>
        {children}
      </Collapse>
    </>
  );
}
