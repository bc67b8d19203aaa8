import {
  Alert,
  type AlertProps,
  Box,
  Button,
  type ButtonTypeMap,
  Card,
  type CardTypeMap,
  type ExtendButtonBase,
  FormHelperText,
  type FormHelperTextProps,
  Skeleton,
  type SkeletonTypeMap,
  TextField,
  type TextFieldProps,
  Typography,
  type TypographyProps,
} from '@mui/material';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import type { ComponentProps, ComponentType, ElementType, FormHTMLAttributes, ReactNode } from 'react';

/** Multiples of the theme's spacing, also per breakpoint. */
type Space = PerWidth<number | 'auto'>;

type Size = PerWidth<number | string>;

type PerWidth<Value> = Value | Readonly<Partial<Record<'xs' | 'sm' | 'md' | 'lg', Value>>>;

type Side = '' | 't' | 'r' | 'b' | 'l' | 'x' | 'y';

/** Place of an element in its container, and of what it contains. */
export type Spacing = { [Name in `m${Side}` | `p${Side}`]?: Space } & {
  flex?: PerWidth<string | number>;
  alignSelf?: Align;
  justifySelf?: Align;
  gridColumn?: PerWidth<string | number>;
  flexShrink?: 0;
  display?: PerWidth<'none' | 'block' | 'inline' | 'flex' | 'inline-flex' | 'inline-block' | 'grid'>;
  alignItems?: Align;
  justifyContent?: 'space-between';
  flexWrap?: PerWidth<'wrap' | 'nowrap'>;
  flexDirection?: PerWidth<'column' | 'row'>;
  gap?: Space | string;
  overflow?: 'auto';
  overflowY?: 'auto';
  bgcolor?: string;
  borderRadius?: number | string;
  fontSize?: string;
  lineHeight?: number | string;
} & { [Name in 'width' | 'minWidth' | 'maxWidth' | 'height' | 'minHeight' | 'maxHeight']?: Size };

const PLACING = [
  ...(['m', 'mt', 'mr', 'mb', 'ml', 'mx', 'my', 'p', 'pt', 'pr', 'pb', 'pl', 'px', 'py'] as const),
  ...(['flex', 'flexShrink', 'alignSelf', 'justifySelf', 'gridColumn'] as const),
  ...(['display', 'alignItems', 'justifyContent', 'gap'] as const),
  ...(['flexWrap', 'flexDirection', 'overflow', 'overflowY'] as const),
  ...(['bgcolor', 'borderRadius', 'fontSize', 'lineHeight'] as const),
  ...(['width', 'minWidth', 'maxWidth', 'height', 'minHeight', 'maxHeight'] as const),
] satisfies (keyof Spacing)[];

function placed<Props extends Spacing>(props: Props): [Spacing, Omit<Props, keyof Spacing>] {
  const others = { ...props };
  const placing: Record<string, unknown> = {};
  for (const name of PLACING) {
    if (props[name] !== undefined) placing[name] = props[name];
    delete others[name];
  }
  return [placing, others];
}

interface TextStyle {
  isBreakable?: boolean | undefined;
  isUnbroken?: boolean | undefined;
  /** With the spaces and lines as typed. */
  isVerbatim?: boolean | undefined;
  isSmall?: boolean | undefined;
  isStrong?: boolean | undefined;
  isMuted?: boolean | undefined;
  /** Digits of one width. */
  isTabular?: boolean | undefined;
}

function textStyled<Props extends TextStyle>(props: Props) {
  const { isBreakable, isUnbroken, isVerbatim, isSmall, isStrong, isMuted, isTabular, ...others } = props;
  return [
    {
      ...(isBreakable && { overflowWrap: 'anywhere' }),
      ...(isUnbroken && { whiteSpace: 'nowrap' }),
      ...(isVerbatim && { whiteSpace: 'pre-wrap' }),
      ...(isSmall && { fontSize: '0.75rem' }),
      ...(isStrong && { fontWeight: 600 }),
      ...(isMuted && { color: 'text.secondary' }),
      ...(isTabular && { fontVariantNumeric: 'tabular-nums' }),
    },
    others,
  ] as const;
}

interface SpacedProps extends Spacing, TextStyle, Omit<FormHTMLAttributes<HTMLElement>, 'color'> {
  component?: ElementType;
  /** Line that divides the element from the one above or below, or frames it. */
  line?: keyof typeof LINES;
  color?: string;
  children?: ReactNode;
}

const LINES = {
  above: { borderTop: 1, borderColor: 'divider' },
  below: { borderBottom: 1, borderColor: 'divider' },
  around: { border: 1, borderColor: 'divider' },
} as const;

export function Spaced({ line, ...props }: SpacedProps) {
  const [placing, others] = placed(props);
  const [text, { color, ...element }] = textStyled(others);
  return <Box {...element} sx={{ ...(line && LINES[line]), ...(color && { color }), ...placing, ...text }} />;
}

type Align = 'start' | 'flex-start' | 'center' | 'end' | 'flex-end' | 'baseline' | 'stretch';

interface RowProps extends SpacedProps {
  gap?: Space | string;
  columnGap?: Space;
  rowGap?: Space;
  align?: Align;
  justify?: Align | 'space-between';
  isWrapped?: boolean;
}

/** Elements beside each other, which wrap where the line ends. */
export function Row(props: RowProps) {
  const { gap = 1, columnGap, rowGap, align = 'center', justify, isWrapped = true, ...shown } = props;
  const { line, color, ...rest } = shown;
  const [placing, others] = placed(rest);
  const [text, element] = textStyled(others);
  return (
    <Box
      {...element}
      sx={{
        display: 'flex',
        ...(isWrapped && { flexWrap: 'wrap' }),
        alignItems: align,
        gap,
        ...(columnGap !== undefined && { columnGap }),
        ...(rowGap !== undefined && { rowGap }),
        ...(justify && { justifyContent: justify }),
        ...(line && LINES[line]),
        ...(color && { color }),
        ...placing,
        ...text,
      }}
    />
  );
}

type Columns = string | Readonly<Partial<Record<'xs' | 'sm' | 'md' | 'lg', string>>>;

interface StackedProps extends SpacedProps {
  gap?: Space | string;
  columnGap?: Space;
  rowGap?: Space;
  columns?: Columns;
  align?: Align;
  justify?: Align;
}

/** Elements below each other, or in columns. */
export function Stacked(props: StackedProps) {
  const { gap = 2, columnGap, rowGap, columns = 'minmax(0, 1fr)', align, justify, ...shown } = props;
  const { line, color, ...rest } = shown;
  const [placing, others] = placed(rest);
  const [text, element] = textStyled(others);
  return (
    <Box
      {...element}
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap,
        ...(columnGap !== undefined && { columnGap }),
        ...(rowGap !== undefined && { rowGap }),
        ...(align && { alignItems: align }),
        ...(justify && { justifyItems: justify }),
        ...(line && LINES[line]),
        ...(color && { color }),
        ...placing,
        ...text,
      }}
    />
  );
}

interface PlainListProps extends Omit<SpacedProps, 'component' | 'line'> {
  component?: 'ol' | 'ul';
}

export function PlainList({ component = 'ol', ...props }: PlainListProps) {
  const [placing, others] = placed(props);
  const [text, list] = textStyled(others);
  return <Box component={component} {...list} sx={{ m: 0, p: 0, listStyle: 'none', ...placing, ...text }} />;
}

interface TextProps extends Spacing, TextStyle, Omit<TypographyProps, keyof Spacing | 'sx' | 'component'> {
  component?: ElementType;
  dateTime?: string;
}

export function Text(props: TextProps) {
  const [placing, others] = placed(props);
  const [text, element] = textStyled(others);
  return <Typography {...element} sx={{ ...placing, ...text }} />;
}

type PlacedProps<Component extends ElementType> = { as: Component } & Spacing &
  Omit<ComponentProps<Component>, keyof Spacing | 'as' | 'sx'>;

/** Any component of MUI with a place. */
export function Placed<Component extends ElementType>({ as, ...props }: PlacedProps<Component>) {
  const Element: ElementType = as;
  const [placing, element] = placed(props as Spacing);
  return <Element {...element} sx={placing} />;
}

const placeable = (Component: ElementType) => (props: Spacing) => {
  const [placing, element] = placed(props);
  return <Component {...element} sx={placing} />;
};

export const PlacedAlert = placeable(Alert) as ComponentType<Spacing & Omit<AlertProps, 'sx'>>;
export const PlacedHint = placeable(FormHelperText) as ComponentType<
  Spacing & Omit<FormHelperTextProps, 'sx'>
>;
export const PlacedField = placeable(TextField) as ComponentType<Spacing & Omit<TextFieldProps, 'sx'>>;
export const PlacedButton = placeable(Button) as ExtendButtonBase<ButtonTypeMap<Spacing>>;
export const PlacedCard = placeable(Card) as OverridableComponent<CardTypeMap<Spacing>>;
export const PlacedSkeleton = placeable(Skeleton) as OverridableComponent<
  SkeletonTypeMap<Omit<Spacing, 'width' | 'height'>>
>;
