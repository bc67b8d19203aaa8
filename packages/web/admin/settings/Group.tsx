import { Collapse, FormControlLabel, Switch } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PlacedCard, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <PlacedCard component="section" aria-labelledby={id} className="open" mb={2} p={2}>
      <Text id={id} variant="h2" mb={1}>
        {title}
      </Text>
      {children}
    </PlacedCard>
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
