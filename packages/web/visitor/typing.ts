import { settledHistory, withoutTyped } from '@lumitor/domain/plan/history';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';

/** The field that was typed in has been left. */
export const settleTyping = (): void =>
  configuratorStore.setState(({ history }) => ({ history: settledHistory(history) }));

/** What is typed now can't be: the plan is as it was before. */
export const dropTyping = (): void =>
  configuratorStore.setState(({ history }) => ({ history: withoutTyped(history) }));

/** Why the last edit was refused, which from then on is told where it was asked for alone. */
export function takeRefusal(): Pick<ConfiguratorState, 'arrangeFault' | 'editProblem'> {
  const { arrangeFault, editProblem } = configuratorStore.getState();
  configuratorStore.setState({ arrangeFault: null, editProblem: null });
  return { arrangeFault, editProblem };
}
