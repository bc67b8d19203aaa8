import { collectionOf } from '@lumitor/domain/collections/collections';
import { familyName, type NeededCode } from '@lumitor/domain/parts/neededCodes';
import Add from '@mui/icons-material/Add';
import { Button, TableCell, TableRow, Typography } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { pageOfCollection } from '../data/resources.ts';
import type { CreateState } from '../elements/WayBack.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ArticleCell } from './ArticleCell.tsx';
import type { CodeGap } from './codeGaps.ts';

function knownOf({ collection, code, uses }: CodeGap): CreateState {
  const colours = new Set(uses.map(({ colour }) => colour));
  const identity = collection === 'connections' ? { type: code } : { type: uses[0]?.use, description: code };
  return {
    known: { ...identity, active: true, isBlack: colours.has('black'), isWhite: colours.has('white') },
  };
}

export const keyOfUse = ({ use, family, colour }: NeededCode): string =>
  `${use} ${family.black} ${family.white} ${colour}`;

export function useUseInWords(): (use: NeededCode) => string {
  const translate = useTranslate();
  return ({ use, family, colour }) =>
    translate('gaps.use', {
      role: translate(`partRules.roles.${use}`),
      colour: translate(`partRules.colours.${colour}`).toLocaleLowerCase(),
      family: familyName(family),
    });
}

export function CodeGapRow({ gap }: { gap: CodeGap }) {
  const translate = useTranslate();
  const inWords = useUseInWords();
  const lineNames = useLineNames();
  const basename = useBasename();
  const { line, collection, code, inactive, uses } = gap;
  const page = pageOfCollection(collectionOf(collection, line));
  return (
    <TableRow>
      <TableCell className="wide">
        {inactive ? (
          <ArticleCell line={line} collection={collection} article={inactive} />
        ) : (
          <>
            {code}
            <Typography variant="caption" component="p">
              {lineNames[line]} · {translate(`resources.${page}.name`)}
            </Typography>
          </>
        )}
      </TableCell>
      <TableCell className="wide">
        {uses.map((need) => (
          <div key={keyOfUse(need)}>{inWords(need)}</div>
        ))}
      </TableCell>
      <TableCell className="bad">
        {translate(inactive ? 'gaps.states.inactive' : 'gaps.states.missing')}
      </TableCell>
      <TableCell>
        {!inactive && (
          <Writing area="catalogue">
            <Button
              component={Link}
              to={`${basename}/${page}/create`}
              state={knownOf(gap)}
              size="small"
              startIcon={<Add />}
              aria-label={translate('gaps.createOf', { code })}
              className="unbroken"
            >
              {translate('gaps.create')}
            </Button>
          </Writing>
        )}
      </TableCell>
    </TableRow>
  );
}
