import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { Group, Row } from '../Group.tsx';
import { SelectInput, TextInput, useFieldLabel } from '../inputs.tsx';
import { MailPassword } from './MailPassword.tsx';
import { MailTrial } from './MailTrial.tsx';

const SECURITIES = ['starttls', 'tls', 'none'] as const;

/** How letters leave the service, and who gets the shop's own. */
export function MailFields() {
  const translate = useTranslate();
  const value = useWords('settings.values');
  const label = useFieldLabel();
  return (
    <>
      <Group title={translate('settings.groups.server')}>
        <Row>
          <TextInput
            name="host"
            label={label('host')}
            hint={translate('settings.hints.host')}
            autoComplete="off"
          />
          <TextInput name="port" label={label('port')} type="number" />
          <SelectInput
            name="security"
            label={label('security')}
            options={SECURITIES.map((security) => ({ value: security, label: value(security) }))}
          />
          <TextInput name="user" label={label('user')} autoComplete="off" />
        </Row>
        <MailPassword />
      </Group>
      <Group title={translate('settings.groups.sender')}>
        <Row>
          <TextInput name="senderName" label={label('senderName')} />
          <TextInput name="senderAddress" label={label('senderAddress')} type="email" />
        </Row>
        <TextInput
          name="addressees"
          label={label('addressees')}
          hint={translate('settings.hints.list')}
          multiline
          minRows={2}
        />
      </Group>
      <MailTrial />
    </>
  );
}
