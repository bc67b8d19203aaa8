import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslate } from '../../words/useTranslate.ts';
import { Ticks } from '../Ticks.tsx';

/** The control protocols that a luminaire is made for, apart from its prices (D23). */
export function MadeForInput() {
  const translate = useTranslate();
  const { field, fieldState } = useController<FieldValues>({
    name: 'madeFor',
    rules: {
      validate: ({ length }: string[]) => length > 0 || translate('catalogue.faults.madeForNone'),
      // Which of its amounts the price needs.
      deps: ['price'],
    },
  });
  return (
    <Ticks
      label={translate('catalogue.fields.madeFor')}
      all={SYSTEM_TYPES}
      ticked={field.value}
      nameOf={(type) => translate(`catalogue.values.${type}`)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      hint={translate('catalogue.hints.madeFor')}
      fault={fieldState.error?.message}
    />
  );
}
