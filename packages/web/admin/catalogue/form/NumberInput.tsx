import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { DecimalField } from '../../articles/DecimalField.tsx';
import { useArticleInput } from './useArticleInput.ts';

interface NumberInputProps {
  collection: CatalogueCollection;
  path: string;
  label: string;
  suffix?: string;
  hint?: string | undefined;
  /** Whether an article may lack it. */
  isOptional?: true;
  /** 0 says that it is not known, and is shown as an empty field. */
  isZeroUnknown?: true;
}

/** A number that is no money. */
export function NumberInput({ collection, path, isOptional, isZeroUnknown, ...shown }: NumberInputProps) {
  const { field, fault } = useArticleInput(collection, path);
  const { ref, value, onChange, onBlur } = field;
  return (
    <DecimalField
      {...shown}
      empty={isOptional ? '' : 0}
      value={isZeroUnknown && value === 0 ? '' : value}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
      onBlur={onBlur}
      inputRef={ref}
      fault={fault}
    />
  );
}
