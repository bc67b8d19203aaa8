import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { DecimalField } from '../DecimalField.tsx';
import { useArticleInput } from './useArticleInput.ts';

interface NumberInputProps {
  collection: CatalogueCollection;
  path: string;
  label: string;
  suffix?: string;
  hint?: string | undefined;
}

/** A number that is no money. */
export function NumberInput({ collection, path, ...shown }: NumberInputProps) {
  const { field, fault } = useArticleInput(collection, path);
  const { ref, value, onChange, onBlur } = field;
  return (
    <DecimalField {...shown} value={value} onChange={onChange} onBlur={onBlur} inputRef={ref} fault={fault} />
  );
}
