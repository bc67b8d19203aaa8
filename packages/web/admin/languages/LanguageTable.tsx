import type { Language } from '@lumitor/domain/catalogue/text';
import { pricesIn } from '@lumitor/domain/settings/languagePrices';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import Delete from '@mui/icons-material/DeleteOutlined';
import { IconButton, Link as MuiLink, Paper, Skeleton, Switch, TableContainer } from '@mui/material';
import { DataTable, useBasename, useLocale } from 'react-admin';
import { Link } from 'react-router';
import { useSettings } from '../../data/settings.ts';
import { useMay } from '../data/useMay.ts';
import { languageName, ownLanguageName } from '../elements/languageNames.ts';
import { Spaced } from '../elements/layout.tsx';
import { HeadColumn, RecordTable } from '../elements/RecordTable.tsx';
import { useWords } from '../words/useTranslate.ts';
import type { Completeness } from './completeness.ts';

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
      <Spaced isMuted>
        {words(missingTitles > 0 ? 'titlesMissing' : 'titlesDone', { count: missingTitles })}
      </Spaced>
    </>
  );
}

function Named({ language: { lang: code } }: { language: Language }) {
  const locale = useLocale() ?? 'pl';
  const words = useWords('languages');
  const prices = useSettings()?.prices;
  const own = ownLanguageName(code);
  const named = languageName(code, locale);
  const about = [
    code,
    named === own ? null : named,
    code === DEFAULT_LANGUAGE ? words('default') : null,
    prices && words('prices', { currency: pricesIn(prices, code).currency }),
  ];
  return (
    <>
      <Spaced lang={code.toLowerCase()} isStrong>
        {own}
      </Spaced>
      <Spaced isMuted isSmall>
        {about.filter(Boolean).join(' · ')}
      </Spaced>
    </>
  );
}

interface LanguageTableProps {
  languages: readonly Language[];
  pending: ReadonlyMap<string, boolean>;
  completeness: ReadonlyMap<string, Completeness> | undefined;
  onSwitch(language: Language, active: boolean): void;
  onRemove(language: Language): void;
}

export function LanguageTable({ languages, pending, completeness, onSwitch, onRemove }: LanguageTableProps) {
  const words = useWords('languages');
  const { write } = useMay('texts');
  return (
    <TableContainer component={Paper} variant="outlined">
      <RecordTable resource="jezyki" records={languages} aria-label={words('table')}>
        <HeadColumn<Language>
          label={words('language')}
          render={(language) => <Named language={language} />}
        />
        <DataTable.Col<Language>
          label={words('completeness')}
          render={({ lang }) => {
            const known = completeness?.get(lang);
            return known ? (
              <Completed code={lang} own={ownLanguageName(lang)} {...known} />
            ) : (
              <Skeleton width={120} />
            );
          }}
        />
        <DataTable.Col<Language>
          label={words('active')}
          render={(language) => {
            const isDefault = language.lang === DEFAULT_LANGUAGE;
            const isActive = pending.get(language.id) ?? language.active;
            return (
              <Switch
                checked={isActive}
                // Activation needs the completeness, for its confirmation.
                disabled={!write || isDefault || (!isActive && !completeness?.get(language.lang))}
                onChange={(_, active) => onSwitch(language, active)}
                slotProps={{
                  input: {
                    'aria-label': words('switch', { language: ownLanguageName(language.lang) }),
                    'aria-describedby': isDefault ? 'default-language' : undefined,
                  },
                }}
              />
            );
          }}
        />
        <DataTable.Col<Language>
          label={words('actions')}
          render={(language) =>
            write &&
            language.lang !== DEFAULT_LANGUAGE && (
              <IconButton
                aria-label={words('removeNamed', { language: ownLanguageName(language.lang) })}
                onClick={() => onRemove(language)}
              >
                <Delete fontSize="small" />
              </IconButton>
            )
          }
        />
      </RecordTable>
    </TableContainer>
  );
}
