import type { StartSetPlan } from '@lumitor/domain/catalogue/startSet';
import { familyName } from '@lumitor/domain/parts/neededCodes';
import { Box, Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';

/** What a set would add to a line, before anything is done. */
export function StartSetPreview({ plan, title }: { plan: StartSetPlan; title: string }) {
  const translate = useTranslate();
  const { families, knownFamilies, additions, knownArticles } = plan;
  const counts = ['connections', 'accessories', 'powers', 'systems', 'gateways'] as const;
  const names = (of: typeof families) => of.map(familyName).join(', ');
  return (
    <div role="status">
      <Typography variant="h3">{title}</Typography>
      {families.length === 0 && additions.length === 0 && (
        <Typography>{translate('startSets.nothing')}</Typography>
      )}
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {families.length > 0 && (
          <li>
            {translate('startSets.families', { smart_count: families.length })}: {names(families)}
          </li>
        )}
        {counts.map((collection) => {
          const count = additions.filter((addition) => addition.collection === collection).length;
          return (
            count > 0 && (
              <li key={collection}>
                {translate('startSets.articles', {
                  name: translate(`startSets.collections.${collection}`),
                  count,
                })}
              </li>
            )
          );
        })}
      </Box>
      {knownFamilies.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('startSets.knownFamilies')}: {names(knownFamilies)}
        </Typography>
      )}
      {knownArticles > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('startSets.knownArticles', { smart_count: knownArticles })}
        </Typography>
      )}
    </div>
  );
}
