import type { Translate } from '@lumitor/domain/translation/lookup';
import type { ShownState } from '../projectState.ts';

export function stateWords(state: ShownState, t: Translate): string {
  if (state.kind === 'live' && state.viewers > 0) return t('sharing.stateLive', { count: state.viewers });
  if (state.kind === 'offline' && state.waiting > 0)
    return t('sharing.stateOffline', { count: state.waiting });
  return t(`sharing.state_${state.kind}`);
}
