import { List, ListItemButton, MenuItem } from '@mui/material';
import { Placed, PlacedField, Spaced } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { TextSection } from './textTable.ts';

interface Props {
  sections: readonly TextSection[];
  found: readonly TextSection[];
  /** null: all. */
  chosen: string | null;
  onChoose(section: string | null): void;
}

export function SectionList({ sections, found, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const counts = new Map(found.map(({ name, rows }) => [name, rows.length]));
  const all = found.reduce((count, { rows }) => count + rows.length, 0);
  const entries = [
    { name: null, label: translate('translations.allSections'), count: all },
    ...sections.map(({ name }) => ({ name, label: name, count: counts.get(name) ?? 0 })),
  ];
  return (
    <>
      <PlacedField
        select
        margin="none"
        label={translate('translations.section')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        display={{ xs: 'flex', lg: 'none' }}
        maxWidth={{ sm: 320 }}
      >
        {entries.map(({ name, label, count }) => (
          <MenuItem key={name} value={name ?? ''}>
            {label} ({count})
          </MenuItem>
        ))}
      </PlacedField>
      <Spaced
        component="nav"
        aria-label={translate('translations.sections')}
        display={{ xs: 'none', lg: 'block' }}
        width={184}
        flexShrink={0}
      >
        <Placed as={List} dense disablePadding maxHeight="calc(100dvh - 264px)" overflow="auto">
          {entries.map(({ name, label, count }) => (
            <li key={name}>
              <ListItemButton
                component="button"
                selected={chosen === name}
                aria-current={chosen === name ? 'true' : undefined}
                onClick={() => onChoose(name)}
                sx={{ width: '100%', borderRadius: 1, justifyContent: 'space-between', gap: 1, py: 0.25 }}
              >
                <span translate={name ? 'no' : undefined}>{label}</span>
                <Spaced component="span" isMuted isTabular isSmall>
                  {count}
                </Spaced>
              </ListItemButton>
            </li>
          ))}
        </Placed>
      </Spaced>
    </>
  );
}
