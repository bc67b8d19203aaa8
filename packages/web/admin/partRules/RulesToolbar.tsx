import { Button, Typography } from '@mui/material';
import { useBasename } from 'react-admin';
import { FormBar } from '../elements/FormBar.tsx';
import { Spaced } from '../elements/layout.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { WayBack } from '../elements/WayBack.tsx';
import { useTranslate } from '../words/useTranslate.ts';

export type RulesSaveState =
  | { kind: 'unsaved' | 'saving' | 'failed' | 'asLoaded' | 'saved' }
  | { kind: 'invalid'; faults: number };

interface RulesToolbarProps {
  state: RulesSaveState;
  isDirty: boolean;
  onDiscard(): void;
}

export function RulesToolbar({ state, isDirty, onDiscard }: RulesToolbarProps) {
  const translate = useTranslate();
  const basename = useBasename();
  const isBad = state.kind === 'failed' || state.kind === 'invalid';
  return (
    <FormBar>
      <Button type="submit" variant="contained" disabled={!isDirty || state.kind === 'saving'}>
        {translate('ra.action.save')}
      </Button>
      <Button color="inherit" disabled={!isDirty || state.kind === 'saving'} onClick={onDiscard}>
        {translate('partRules.discard')}
      </Button>
      <Spaced role="status" ml={1}>
        <Typography variant="body2" color={isBad ? 'error.main' : 'text.secondary'}>
          {state.kind === 'unsaved' && translate('partRules.unsaved')}
          {state.kind === 'failed' && translate('partRules.saveFailed')}
          {state.kind === 'invalid' && translate('partRules.invalid', { smart_count: state.faults })}
          {state.kind === 'saved' && (
            <>
              {translate('partRules.saved')}{' '}
              <TextLink to={`${basename}/braki`}>{translate('partRules.toGaps')}</TextLink>
            </>
          )}
        </Typography>
      </Spaced>
      <WayBack />
    </FormBar>
  );
}
