import type { Language } from '@lumitor/domain/catalogue/text';
import { pricesIn } from '@lumitor/domain/settings/languagePrices';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import Delete from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  IconButton,
  Link as MuiLink,
  Paper,
  Skeleton,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useBasename, useLocale } from 'react-admin';
import { Link } from 'react-router';
import { useSettings } from '../../data/settings.ts';
import { useMay } from '../data/useMay.ts';
import { languageName, ownLanguageName } from '../elements/languageNames.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import type { Completeness } from './completeness.ts';

interface LanguageRowProps {
  language: Language;
  isActive: boolean;
  completeness: Completeness | undefined;
  onSwitch(active: boolean): void;
  onRemove(): void;
}

function Completed({
  code,
  own,
  texts,
  missingTexts,
  missingTitles,
}: Completeness & { code: string; own: string }) {
  const basename = useBasename();
  const words = useWords('languages');
  return (
    <>
      <div>
        {words('texts', { done: texts - missingTexts, all: texts })}
        {missingTexts > 0 && (
          <>
            {' · '}
            <MuiLink
              component={Link}
              to={`${basename}/translacje?only=missing-${code}`}
              aria-label={words('showMissing', { language: own })}
              color="secondary"
            >
              {words('missing', { count: missingTexts })}
            </MuiLink>
          </>
        )}
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        {words(missingTitles > 0 ? 'titlesMissing' : 'titlesDone', { count: missingTitles })}
      </Box>
    </>
  );
}

function LanguageRow({ language, isActive, completeness, onSwitch, onRemove }: LanguageRowProps) {
  const { write } = useMay('texts');
  const locale = useLocale() ?? 'pl';
  const { lang: code } = language;
  const own = ownLanguageName(code);
  const named = languageName(code, locale);
  const isDefault = code === DEFAULT_LANGUAGE;
  const prices = useSettings()?.prices;
  const words = useWords('languages');
  const about = [
    code,
    named === own ? null : named,
    isDefault ? words('default') : null,
    prices && words('prices', { currency: pricesIn(prices, code).currency }),
  ];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Box lang={code.toLowerCase()} sx={{ fontWeight: 600 }}>
          {own}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{about.filter(Boolean).join(' · ')}</Box>
      </TableCell>
      <TableCell>
        {completeness ? <Completed code={code} own={own} {...completeness} /> : <Skeleton width={120} />}
      </TableCell>
      <TableCell>
        <Switch
          checked={isActive}
          // Activation needs the completeness, for its confirmation.
          disabled={!write || isDefault || (!isActive && !completeness)}
          onChange={(_, active) => onSwitch(active)}
          slotProps={{
            input: {
              'aria-label': words('switch', { language: own }),
              'aria-describedby': isDefault ? 'default-language' : undefined,
            },
          }}
        />
      </TableCell>
      <TableCell>
        {write && !isDefault && (
          <IconButton aria-label={words('removeNamed', { language: own })} onClick={onRemove}>
            <Delete fontSize="small" />
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  );
}

const HEADS = ['language', 'completeness', 'active', 'actions'] as const;

interface LanguageTableProps {
  languages: readonly Language[];
  pending: ReadonlyMap<string, boolean>;
  completeness: ReadonlyMap<string, Completeness> | undefined;
  onSwitch(language: Language, active: boolean): void;
  onRemove(language: Language): void;
}

export function LanguageTable({ languages, pending, completeness, onSwitch, onRemove }: LanguageTableProps) {
  const translate = useTranslate();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label={translate('languages.table')}
        sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            {HEADS.map((head) => (
              <TableCell key={head}>{translate(`languages.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {languages.map((language) => (
            <LanguageRow
              key={language.id}
              language={language}
              isActive={pending.get(language.id) ?? language.active}
              completeness={completeness?.get(language.lang)}
              onSwitch={(active) => onSwitch(language, active)}
              onRemove={() => onRemove(language)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
