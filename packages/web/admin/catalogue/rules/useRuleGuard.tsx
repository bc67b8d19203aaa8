import { Button, DialogContentText, List, ListItem, ListItemText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocaleState, useNotify } from 'react-admin';
import { articleTitle } from '../../articles/titles.ts';
import { allDocuments } from '../../data/allDocuments.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { tableInForce } from '../../data/tableInForce.ts';
import { TitledDialog } from '../../elements/FormDialog.tsx';
import { failureWords } from '../../elements/failureWords.ts';
import { Placed, PlacedField } from '../../elements/layout.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { type NeededArticle, neededArticles, useUseWords } from './neededArticles.ts';

interface RuleWarningProps {
  /** Articles used by part rules; empty if only the count needs confirmation. */
  needed: readonly NeededArticle[];
  /** Count to type as confirmation; null: a click suffices. */
  typedCount: number | null;
  goOn: 'deactivateAnyway' | 'removeAnyway';
  onGoOn(): void;
  onCancel(): void;
}

function RuleWarning({ needed, typedCount, goOn, onGoOn, onCancel }: RuleWarningProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const words = useUseWords();
  const [typed, setTyped] = useState('');
  const isNeeded = needed.length > 0;
  return (
    <TitledDialog
      onClose={onCancel}
      maxWidth="sm"
      title={translate(isNeeded ? 'catalogue.rules.warnTitle' : 'catalogue.rules.manyTitle', {
        smart_count: isNeeded ? needed.length : (typedCount ?? 0),
      })}
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            color="error"
            onClick={onGoOn}
            disabled={typedCount !== null && typed.trim() !== String(typedCount)}
          >
            {translate(isNeeded ? `catalogue.rules.${goOn}` : 'catalogue.actions.remove')}
          </Button>
        </>
      }
    >
      {isNeeded && (
        <>
          <DialogContentText>{translate('catalogue.rules.warnText')}</DialogContentText>
          <Placed as={List} dense maxHeight={280} overflowY="auto">
            {needed.map(({ article, uses }) => (
              <ListItem key={article.id} disableGutters>
                <ListItemText
                  primary={`${articleTitle(article, locale)}, ${uses[0]?.code}`}
                  secondary={uses.map(words).join('; ')}
                />
              </ListItem>
            ))}
          </Placed>
        </>
      )}
      <DialogContentText>{translate('catalogue.rules.stays')}</DialogContentText>
      {typedCount !== null && (
        <PlacedField
          mt={2}
          label={translate('catalogue.rules.typeCount', { count: typedCount })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
    </TitledDialog>
  );
}

interface GuardQuestion {
  needed: NeededArticle[];
  typedCount: number | null;
  goOn: 'deactivateAnyway' | 'removeAnyway';
  act(): void;
}

const AT_ONCE = 10;

export interface RuleGuard {
  /** Warns if part rules use an article. Unloadable rules block the act. */
  guard(articles: readonly Document[], goOn: GuardQuestion['goOn'], act: () => void): Promise<void>;
  warning: ReactNode;
}

export function useRuleGuard(resource: CatalogueResource): RuleGuard {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [question, setQuestion] = useState<GuardQuestion | null>(null);
  const guard = useCallback<RuleGuard['guard']>(
    async (articles, goOn, act) => {
      try {
        const { table } = tableInForce(await queries.query(allDocuments('partTables')), resource.line);
        const needed = neededArticles(table, resource, articles);
        const typedCount = goOn === 'removeAnyway' && articles.length > AT_ONCE ? articles.length : null;
        if (needed.length > 0 || typedCount) setQuestion({ needed, typedCount, goOn, act });
        else act();
      } catch (error) {
        notify(failureWords(error, translate), { type: 'error' });
      }
    },
    [resource, queries, notify, translate],
  );
  const warning = question && (
    <RuleWarning
      {...question}
      onCancel={() => setQuestion(null)}
      onGoOn={() => {
        setQuestion(null);
        question.act();
      }}
    />
  );
  return { guard, warning };
}
