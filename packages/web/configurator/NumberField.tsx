import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import { typedMeasure } from '@lumitor/domain/translation/typedMeasure';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { TextField } from '../ui/TextField.tsx';
import { dropTyping, settleTyping, takeRefusal } from '../visitor/typing.ts';
import { LIMITS } from '../visitor/useEditProblem.ts';

export interface NumberFieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Null where several differ. */
  value: number | null;
  min: number;
  max: number;
  suffix?: string;
  /** The only values that there are; all from `min` to `max` without. */
  values?: readonly number[];
  /** How many digits behind the point are shown. */
  digits?: number;
  /** Counts while it is typed; else once the field is left or Enter is pressed, as half a number would move a wall to nowhere. */
  isLive?: boolean;
  /** Why it can't be changed. */
  disabledReason?: string | undefined;
  /** @returns false where it was refused: then it stays in the field, with the reason that the store has */
  onChange: (value: number) => unknown;
  onFocus?: () => void;
  /** What the field is found by among others. */
  name?: string;
  className?: string;
}

type Typing = Required<Pick<NumberFieldProps, 'value' | 'min' | 'max' | 'digits' | 'onChange'>> &
  Pick<NumberFieldProps, 'values' | 'suffix'> & {
    shown: string;
    isLive: boolean;
  };

/** Decimals of a typed number that a comparison with its field's value respects. */
const DECIMALS = 6;
const decimal = (value: number, digits: number, language: string): string =>
  value.toLocaleString(language, { maximumFractionDigits: digits, useGrouping: false });

/** Note of a field whose plan has another value than was typed: the nearest one that is possible. */
function useNearest({ value, digits }: Pick<Typing, 'value' | 'digits'>, typed: number | null) {
  const { t, language } = useTranslation();
  if (typed === null || value === null || Math.abs(value - typed) > 1) return undefined;
  const [shown, target] = [decimal(value, digits, language), decimal(typed, DECIMALS, language)];
  if (shown === target) return undefined;
  return Number.isInteger(value) && !Number.isInteger(typed)
    ? t('choice.onlyWhole', { value: shown })
    : t('choice.nearest', { typed: target, value: shown });
}

/** A number while it is typed: what of it counts, and why the rest does not. */
function useTypedNumber({ value, min, max, values, suffix, digits, onChange, shown, isLive }: Typing) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [refusal, setRefusal] = useState<{ words: string; instead: number | null } | null>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const note = useNearest({ value, digits }, typed === null ? taken : null);
  /** What the field showed before it was typed in, and whether something of what was typed counts. */
  const before = useRef({ value, isChanged: false });
  const isFine = (number: number) => number >= min && number <= max && (!values || values.includes(number));
  const range = values
    ? t('choice.oneOf', { values: values.map((one) => decimal(one, digits, language)).join('; ') })
    : t('choice.outOfRange', { min: decimal(min, digits, language), max: decimal(max, digits, language) });
  const read = typed === null || typed === '' ? null : typedMeasure(typed, suffix);
  const isOutside = read !== null && !isFine(read) && (isLive || isLeft);
  // Set elsewhere meanwhile: what was typed is pointless.
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
        ? t(`problem.${editProblem.code}`, LIMITS)
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

/** A number, with a unit where it has one. What is none, lies outside or is refused stays in the field with the reason. */
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
      {...{ label, hideLabel, suffix, className, name, error }}
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
