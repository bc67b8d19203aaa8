import { RULE_LIMITS, type RuleMeasure } from '@lumitor/domain/catalogue/partTable';
import { useLocale } from 'react-admin';
import { useController } from 'react-hook-form';
import { measureIn } from '../articles/amounts.ts';
import { DecimalField } from '../articles/DecimalField.tsx';
import type { SaidTable } from '../data/tableInForce.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Fault } from './checkTable.ts';

interface MeasureInputProps {
  name: RuleMeasure;
  unit: string;
  /** What holds where the rules do not say it. */
  usual: number;
}

/** A measure that the rules may leave unsaid. */
export function MeasureInput({ name, unit, usual }: MeasureInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field, fieldState } = useController<SaidTable, RuleMeasure>({
    name,
    // Which of the two is at fault is told at the lesser.
    rules: name === 'voltage' ? { deps: ['minVoltage'] } : {},
  });
  const fault = fieldState.error?.message as Fault | undefined;
  const [min, max] = RULE_LIMITS[name].map((limit) => limit.toLocaleString(locale));
  const help = translate(`partRules.${name}Help`);
  const empty = translate('partRules.usual', { value: measureIn(usual, unit, locale) });
  return (
    <DecimalField
      label={translate(`partRules.${name}`)}
      suffix={unit}
      hint={`${help} ${empty}`}
      fault={fault && translate(`partRules.faults.${fault}`, { min, max })}
      empty=""
      value={field.value}
      onChange={(typed) => field.onChange(typed === '' ? null : typed)}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
