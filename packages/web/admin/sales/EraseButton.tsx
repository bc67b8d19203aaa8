import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { EraseDialog } from './EraseDialog.tsx';

interface EraseButtonProps {
  /** Of the person, where it is known already. */
  email?: string;
  onErased?: () => void;
}

/** Opens the dialog that erases a person. */
export function EraseButton({ email = '', onErased }: EraseButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Writing area="sales">
      <Button startIcon={<PersonRemove />} onClick={() => setOpen(true)}>
        {translate('sales.erase.button')}
      </Button>
      {isOpen && (
        <EraseDialog
          given={email}
          onClose={() => setOpen(false)}
          onErased={() => {
            setOpen(false);
            onErased?.();
          }}
        />
      )}
    </Writing>
  );
}
