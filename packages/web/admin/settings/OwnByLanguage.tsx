import { Collapse, FormControlLabel, Switch } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../words/useTranslate.ts';

/** Whether anything is said, however deep. */
const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(says) : Boolean(value);

interface OwnByLanguageProps {
  /** The fields that say in a language what differs there. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields for what is otherwise in some language: most shops say the same in all. */
export function OwnByLanguage({ names, children }: OwnByLanguageProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [isOpen, setOpen] = useState(() => names.some((name) => says(getValues(name))));
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
