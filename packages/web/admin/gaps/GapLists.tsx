import { familyName } from '@lumitor/domain/parts/neededCodes';
import { TableCell, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import type { MissingPrice, MissingText } from '../articles/articleGaps.ts';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ArticleCell } from './ArticleCell.tsx';
import { CodeGapRow } from './CodeGapRow.tsx';
import type { Gaps } from './findGaps.ts';
import { GapSection } from './GapSection.tsx';
import type { Found } from './lineArticles.ts';

/** Such as "PLN, EUR (DALI, Zigbee)". */
function MissingPrices({ missing }: { missing: MissingPrice[] }) {
  const translate = useTranslate();
  const said = missing.map(({ currency, protocols }) => {
    const names = protocols.map((protocol) => translate(`catalogue.values.${protocol}`)).join(', ');
    return names ? `${currency} (${names})` : currency;
  });
  return said.join(', ');
}

/** Such as "Nazwa: EN, DE". */
function MissingTexts({ missing }: { missing: MissingText[] }) {
  const translate = useTranslate();
  return missing.map(({ field, languages }) => (
    <div key={field}>
      {translate(`catalogue.fields.${field}`)}: {languages.join(', ')}
    </div>
  ));
}

const keyOf = ({ line, collection, article }: Found) => `${line} ${collection} ${article.id}`;

function ArticleRow({ found, children }: { found: Found; children?: ReactNode }) {
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 220 }}>
        <ArticleCell {...found} />
      </TableCell>
      {children !== undefined && <TableCell sx={{ width: '40%' }}>{children}</TableCell>}
    </TableRow>
  );
}

/** Every gap, by kind, each with the way to its article. */
export function GapLists({ gaps }: { gaps: Gaps }) {
  const translate = useTranslate();
  const basename = useBasename();
  const lineNames = useLineNames();
  const article = translate('gaps.article');
  const missing = translate('gaps.missing');
  return (
    <>
      <GapSection
        kind="codes"
        gaps={gaps.codes}
        action={
          <Writing area="catalogue">
            <Link to={`${basename}/braki/uzupelnij`}>{translate('gaps.toFill')}</Link>
          </Writing>
        }
        columns={[article, translate('gaps.neededFor'), translate('gaps.state'), translate('gaps.next')]}
        row={(gap) => <CodeGapRow key={`${gap.line} ${gap.collection} ${gap.code}`} gap={gap} />}
      />
      <GapSection
        kind="railsWithoutRules"
        gaps={gaps.railsWithoutRules}
        columns={[article, translate('gaps.next')]}
        row={(found) => (
          <ArticleRow key={keyOf(found)} found={found}>
            <Link to={`${basename}/reguly?line=${found.line}`}>{translate('gaps.toRules')}</Link>
          </ArticleRow>
        )}
      />
      <GapSection
        kind="roles"
        gaps={gaps.roles}
        columns={[translate('gaps.role'), translate('gaps.family'), translate('gaps.next')]}
        row={({ line, role, family, colours }) => (
          <TableRow key={`${line} ${family.black} ${family.white} ${role}`}>
            <TableCell>
              {translate(`partRules.roles.${role}`)}
              <Typography variant="caption" component="p">
                {colours.map((colour) => translate(`partRules.colours.${colour}`)).join(', ')}
              </Typography>
            </TableCell>
            <TableCell>
              {familyName(family)}
              <Typography variant="caption" component="p">
                {lineNames[line]}
              </Typography>
            </TableCell>
            <TableCell>
              <Link to={`${basename}/reguly?line=${line}`}>{translate('gaps.toRules')}</Link>
            </TableCell>
          </TableRow>
        )}
      />
      <GapSection
        kind="duplicates"
        gaps={gaps.duplicates}
        columns={[translate('gaps.code'), article]}
        row={({ code, found }) => (
          <TableRow key={found.map(keyOf).join()}>
            <TableCell sx={{ verticalAlign: 'top' }}>{code}</TableCell>
            <TableCell sx={{ '& > * + *': { mt: 1 } }}>
              {found.map((each) => (
                <ArticleCell key={keyOf(each)} {...each} />
              ))}
            </TableCell>
          </TableRow>
        )}
      />
      <GapSection
        kind="prices"
        gaps={gaps.prices}
        columns={[article, missing]}
        row={(found) => (
          <ArticleRow key={keyOf(found)} found={found}>
            <MissingPrices missing={found.missing} />
          </ArticleRow>
        )}
      />
      <GapSection
        kind="powers"
        gaps={gaps.powers}
        columns={[article]}
        row={(found) => <ArticleRow key={keyOf(found)} found={found} />}
      />
      <GapSection
        kind="pictures"
        gaps={gaps.pictures}
        columns={[article]}
        row={(found) => <ArticleRow key={keyOf(found)} found={found} />}
      />
      <GapSection
        kind="translations"
        gaps={gaps.translations}
        columns={[article, missing]}
        row={(found) => (
          <ArticleRow key={keyOf(found)} found={found}>
            <MissingTexts missing={found.missing} />
          </ArticleRow>
        )}
      />
      <GapSection
        kind="photometry"
        gaps={gaps.photometry}
        columns={[article]}
        row={(found) => <ArticleRow key={keyOf(found)} found={found} />}
      />
    </>
  );
}
