import { familyName } from '@lumitor/domain/parts/neededCodes';
import { TableCell, TableRow, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import type { MissingPrice, MissingText } from '../articles/articleGaps.ts';
import { Stacked } from '../elements/layout.tsx';
import { Writing } from '../elements/Writing.tsx';
import type { WordIn } from '../words/messages.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { ArticleCell } from './ArticleCell.tsx';
import { CodeGapRow } from './CodeGapRow.tsx';
import type { DuplicateCode } from './codeGaps.ts';
import { ADVICE_KINDS, type CatalogueGaps, GAP_KINDS, type GapKind, type RoleGap } from './findGaps.ts';
import { GapSection } from './GapSection.tsx';
import type { Found } from './lineArticles.ts';

function MissingPrices({ missing }: { missing: MissingPrice[] }) {
  const translate = useTranslate();
  const text = missing.map(({ currency, protocols }) => {
    const names = protocols.map((protocol) => translate(`catalogue.values.${protocol}`)).join(', ');
    return names ? `${currency} (${names})` : currency;
  });
  return text.join(', ');
}

function MissingTexts({ missing }: { missing: MissingText[] }) {
  const translate = useTranslate();
  return missing.map(({ field, languages }) => (
    <div key={field}>
      {translate(`catalogue.fields.${field}`)}: {languages.join(', ')}
    </div>
  ));
}

function ToRules({ line }: Pick<Found, 'line'>) {
  return <Link to={`${useBasename()}/reguly?line=${line}`}>{useTranslate()('gaps.toRules')}</Link>;
}

function ArticleRow({ found, children }: { found: Found; children?: ReactNode }) {
  return (
    <TableRow>
      <TableCell className="wide">
        <ArticleCell {...found} />
      </TableCell>
      {children !== undefined && <TableCell width="40%">{children}</TableCell>}
    </TableRow>
  );
}

function RoleRow({ line, role, family, colours }: RoleGap) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  return (
    <TableRow>
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
        <ToRules line={line} />
      </TableCell>
    </TableRow>
  );
}

const DuplicateRow = ({ code, found }: DuplicateCode) => (
  <TableRow>
    <TableCell className="top">{code}</TableCell>
    <TableCell>
      <Stacked gap={1}>
        {found.map((each) => (
          <ArticleCell key={keyOf(each)} {...each} />
        ))}
      </Stacked>
    </TableCell>
  </TableRow>
);

function ToFill() {
  return (
    <Writing area="catalogue">
      <Link to={`${useBasename()}/braki/uzupelnij`}>{useTranslate()('gaps.toFill')}</Link>
    </Writing>
  );
}

const keyOf = ({ line, collection, article }: Found) => `${line} ${collection} ${article.id}`;

interface Listed<Gap> {
  heads: readonly WordIn<'gaps'>[];
  row(gap: Gap): ReactElement;
  action?: ReactNode;
}

const articles: Listed<Found> = {
  heads: ['article'],
  row: (found) => <ArticleRow key={keyOf(found)} found={found} />,
};

const LISTED: { [Kind in GapKind]: Listed<CatalogueGaps[Kind][number]> } = {
  codes: {
    heads: ['article', 'neededFor', 'state', 'next'],
    row: (gap) => <CodeGapRow key={`${gap.line} ${gap.collection} ${gap.code}`} gap={gap} />,
    action: <ToFill />,
  },
  railsWithoutRules: {
    heads: ['article', 'next'],
    row: (found) => (
      <ArticleRow key={keyOf(found)} found={found}>
        <ToRules line={found.line} />
      </ArticleRow>
    ),
  },
  roles: {
    heads: ['role', 'family', 'next'],
    row: (gap) => (
      <RoleRow key={`${gap.line} ${gap.family.black} ${gap.family.white} ${gap.role}`} {...gap} />
    ),
  },
  duplicates: {
    heads: ['code', 'article'],
    row: (gap) => <DuplicateRow key={gap.found.map(keyOf).join()} {...gap} />,
  },
  prices: {
    heads: ['article', 'missing'],
    row: (found) => (
      <ArticleRow key={keyOf(found)} found={found}>
        <MissingPrices missing={found.missing} />
      </ArticleRow>
    ),
  },
  powers: articles,
  pictures: articles,
  translations: {
    heads: ['article', 'missing'],
    row: (found) => (
      <ArticleRow key={keyOf(found)} found={found}>
        <MissingTexts missing={found.missing} />
      </ArticleRow>
    ),
  },
  photometry: articles,
};

function GapList<Kind extends GapKind>({ kind, gaps }: { kind: Kind; gaps: CatalogueGaps }) {
  const words = useWords('gaps');
  const { heads, row, action }: Listed<CatalogueGaps[Kind][number]> = LISTED[kind];
  const all: readonly CatalogueGaps[Kind][number][] = gaps[kind];
  return (
    <GapSection kind={kind} gaps={all} columns={heads.map((head) => words(head))} row={row} action={action} />
  );
}

export const GapLists = ({ gaps }: { gaps: CatalogueGaps }) =>
  [...GAP_KINDS, ...ADVICE_KINDS].map((kind) => <GapList key={kind} kind={kind} gaps={gaps} />);
