import { FIXING_LIMITS, RULE_LIMITS, type RuleMeasure } from '@lumitor/domain/catalogue/partTable';
import { useLocale } from 'react-admin';
import { useController } from 'react-hook-form';
import { measureIn } from '../articles/amounts.ts';
import { DecimalField } from '../articles/DecimalField.tsx';
import type { SaidTable } from '../data/tableInForce.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Fault } from './checkTable.ts';

interface MeasureInputProps {
  name: RuleMeasure | `families.${number}.fixingSpacing`;
  unit: string;
  /** What holds where the rules do not say it; absent: no figure does. */
  usual?: number;
}

const isOfRules = (name: MeasureInputProps['name']): name is RuleMeasure => Object.hasOwn(RULE_LIMITS, name);

/** A measure that the rules may leave unsaid. */
export function MeasureInput({ name, unit, usual }: MeasureInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field, fieldState } = useController<SaidTable, MeasureInputProps['name']>({
    name,
    // Which of the two is at fault is told at the lesser.
    rules: name === 'voltage' ? { deps: ['minVoltage'] } : {},
  });
  const fault = fieldState.error?.message as Fault | undefined;
  const word = isOfRules(name) ? name : 'fixingSpacing';
  const limits = isOfRules(name) ? RULE_LIMITS[name] : FIXING_LIMITS;
  const [min, max] = limits.map((limit) => limit.toLocaleString(locale));
  const help = translate(`partRules.${word}Help`);
  const empty =
    usual !== undefined && translate('partRules.usual', { value: measureIn(usual, unit, locale) });
  return (
    <DecimalField
      label={translate(`partRules.${word}`)}
      suffix={unit}
      hint={[help, empty].filter(Boolean).join(' ')}
      fault={fault && translate(`partRules.faults.${fault}`, { min, max })}
      empty=""
      value={field.value}
      onChange={(typed) => field.onChange(typed === '' ? null : typed)}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
