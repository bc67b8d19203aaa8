import { WEBHOOK_EVENTS } from '@lumitor/domain/settings/service';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { Group } from '../Group.tsx';
import { ChoicesInput, SwitchInput, TextInput, useFieldLabel } from '../inputs.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

/** What is left of an event's name for its word. */
const wordOf = (event: (typeof WEBHOOK_EVENTS)[number]) =>
  event.slice('order.'.length) as 'saved' | 'enquired' | 'offered' | 'status';

/** Where another system of the shop is told of what happens, and by which keys it reads. */
export function WebhookFields() {
  const translate = useTranslate();
  const value = useWords('settings.values');
  const label = useFieldLabel();
  return (
    <>
      <Group title={translate('settings.groups.webhook')}>
        <TextInput name="url" label={label('told')} type="url" />
        <ChoicesInput
          name="events"
          label={label('events')}
          options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: value(wordOf(event)) }))}
        />
        <SwitchInput name="allowsPrivate" label={label('allowsPrivate')} />
      </Group>
      <WebhookSecret />
      <ApiKeys />
    </>
  );
}
