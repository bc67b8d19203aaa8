import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { typedMeasure } from '@lumitor/domain/translation/typedMeasure';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { TextField } from '../ui/TextField.tsx';
import { dropTyping, settleTyping, takeRefusal } from '../visitor/typing.ts';
import { EDIT_LIMITS } from '../visitor/useEditProblem.ts';

export interface NumberFieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  value: number | null;
  min: number;
  max: number;
  suffix?: string;
  values?: readonly number[];
  digits?: number;
  /** Applies while typed; otherwise on blur or Enter: half a number moves walls. */
  isLive?: boolean;
  disabledReason?: string | undefined;
  /** @returns false if refused: the text stays with the store's reason */
  onChange: (value: number) => unknown;
  onFocus?: () => void;
  name?: string;
  className?: string;
}

type Typing = Required<Pick<NumberFieldProps, 'value' | 'min' | 'max' | 'digits' | 'onChange'>> &
  Pick<NumberFieldProps, 'values' | 'suffix'> & {
    shown: string;
    isLive: boolean;
  };

const DECIMALS = 6;
const decimal = (value: number, digits: number, language: string): string =>
  value.toLocaleString(language, { maximumFractionDigits: digits, useGrouping: false });

function useNearest({ value, digits }: Pick<Typing, 'value' | 'digits'>, typed: number | null) {
  const { t, language } = useTranslation();
  if (typed === null || value === null || Math.abs(value - typed) > 1) return undefined;
  const [shown, target] = [decimal(value, digits, language), decimal(typed, DECIMALS, language)];
  if (shown === target) return undefined;
  return Number.isInteger(value) && !Number.isInteger(typed)
    ? t('choice.onlyWhole', { value: shown })
    : t('choice.nearest', { typed: target, value: shown });
}

function useTypedNumber({ value, min, max, values, suffix, digits, onChange, shown, isLive }: Typing) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [refusal, setRefusal] = useState<{ words: string; instead: number | null } | null>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const note = useNearest({ value, digits }, typed === null ? taken : null);
  const before = useRef({ value, isChanged: false });
  const isFine = (number: number) => number >= min && number <= max && (!values || values.includes(number));
  const range = values
    ? t('choice.oneOf', { values: values.map((option) => decimal(option, digits, language)).join('; ') })
    : t('choice.outOfRange', { min: decimal(min, digits, language), max: decimal(max, digits, language) });
  const read = typed === null || typed === '' ? null : typedMeasure(typed, suffix);
  const isOutside = read !== null && !isFine(read) && (isLive || isLeft);
  // The value changed elsewhere, so the typed text is obsolete.
  if (refusal && refusal.instead !== value) {
    setRefusal(null);
    setTyped(null);
  }

  const takeBack = () => {
    if (before.current.isChanged) dropTyping();
    before.current.isChanged = false;
  };
  const take = (number: number): boolean => {
    if (onChange(Number(number.toFixed(digits))) !== false) {
      before.current.isChanged = true;
      return true;
    }
    const { arrangeFault, editProblem } = takeRefusal();
    const words = arrangeFault
      ? t(`pieces.fault_${arrangeFault}`, { max: MAX_QUANTITY })
      : editProblem
        ? t(`problem.${editProblem.code}`, EDIT_LIMITS)
        : range;
    takeBack();
    setRefusal({ words, instead: before.current.value });
    return false;
  };
  const leave = () => {
    setLeft(true);
    if (refusal || (read !== null && !isFine(read))) return;
    const isNew = read !== null && typed !== shown;
    if (!isNew || isLive || take(read)) setTyped(null);
    if (isNew) setTaken(read);
    settleTyping();
  };
  const giveUp = () => {
    takeBack();
    setTyped(null);
    setRefusal(null);
  };
  return {
    text: typed ?? shown,
    note,
    error: refusal?.words ?? (isOutside ? range : undefined),
    type(text: string) {
      if (typed === null) before.current = { value, isChanged: false };
      setTyped(text);
      setLeft(false);
      setRefusal(null);
      setTaken(null);
      const number = typedMeasure(text, suffix);
      if (isLive && isFine(number)) take(number);
      else if (isLive) takeBack();
    },
    leave,
    press(event: KeyboardEvent) {
      if (event.key === 'Enter') leave();
      else if (event.key === 'Escape' && typed !== null) giveUp();
      else return;
      event.preventDefault();
    },
  };
}

export function NumberField(props: NumberFieldProps) {
  const {
    hideLabel = false,
    value,
    min,
    max,
    values,
    digits = 0,
    isLive = false,
    disabledReason,
    onFocus,
    name,
  } = props;
  const { label, hint, suffix, className, onChange } = props;
  const { language } = useTranslation();
  const shown = value === null ? '' : decimal(value, digits, language);
  const { text, error, note, type, leave, press } = useTypedNumber({
    value,
    min,
    max,
    ...(values && { values }),
    ...(suffix && { suffix }),
    digits,
    onChange,
    shown,
    isLive,
  });
  return (
    <TextField
      label={label}
      hideLabel={hideLabel}
      suffix={suffix}
      className={className}
      name={name}
      error={error}
      hint={note ? <span role="status">{note}</span> : hint}
      data-field={name}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onChange={type}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.();
      }}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}
