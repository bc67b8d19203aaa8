import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../words/useTranslate.ts';
import { Ticks } from '../Ticks.tsx';

/** The control protocols that a gateway serves; none ticked: all (D21). */
export function SystemTypesInput({ label }: { label: string }) {
  const translate = useTranslate();
  const { field } = useController({ name: 'systemTypes' });
  return (
    <Ticks
      label={label}
      all={SYSTEM_TYPES}
      ticked={field.value ?? []}
      nameOf={(type) => translate(`catalogue.values.${type}`)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      hint={translate('catalogue.hints.systemTypes')}
    />
  );
}
