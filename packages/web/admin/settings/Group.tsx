import { Box, Card, Collapse, FormControlLabel, Switch, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../words/useTranslate.ts';

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

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isSet) : Boolean(value);

interface OwnByLanguageProps {
  names: readonly string[];
  children: ReactNode;
}

/** Collapsed at first: most shops have equal values in all languages. */
export function OwnByLanguage({ names, children }: OwnByLanguageProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [isOpen, setOpen] = useState(() => names.some((name) => isSet(getValues(name))));
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
