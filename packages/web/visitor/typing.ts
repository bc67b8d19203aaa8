import { settledHistory, withoutTyped } from '@lumitor/domain/plan/history';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';

export const settleTyping = (): void =>
  configuratorStore.setState(({ history }) => ({ history: settledHistory(history) }));

export const dropTyping = (): void =>
  configuratorStore.setState(({ history }) => ({ history: withoutTyped(history) }));

export function takeRefusal(): Pick<ConfiguratorState, 'arrangeFault' | 'editProblem'> {
  const { arrangeFault, editProblem } = configuratorStore.getState();
  configuratorStore.setState({ arrangeFault: null, editProblem: null });
  return { arrangeFault, editProblem };
}
