import { imageAt } from '@lumitor/domain/catalogue/image';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, IconButton, Typography } from '@mui/material';
import { useFieldArray } from 'react-hook-form';
import { FileInput } from '../catalogue/form/FileInput.tsx';
import { PICTURE } from '../data/fileKind.ts';
import { FormFields } from '../elements/FormFields.tsx';
import { Columns, LanguagesInput, useSetLanguages, WrittenInput } from '../elements/formInputs.tsx';
import { ownLanguageName } from '../elements/languageNames.ts';
import { Placed, Row, Spaced, Stacked } from '../elements/layout.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { AccentInput } from './AccentInput.tsx';
import { COMPANY, SETTING_FIELDS } from './fields.ts';
import { Group, OwnByLanguage } from './Group.tsx';

interface LogoInputProps {
  name: string;
  label: string;
  ground: string;
}

function LogoInput({ name, label, ground }: LogoInputProps) {
  return (
    <FileInput collection="settings" kind={PICTURE} name={name} label={label}>
      {(url, preview) => (
        <Stacked
          columns="auto"
          align="center"
          justify="center"
          line="around"
          bgcolor={ground}
          width={168}
          height={64}
        >
          {(preview || url) && (
            <img
              src={preview || imageAt(url, 320)}
              alt={label}
              style={{ width: 132, height: 40, objectFit: 'contain' }}
            />
          )}
        </Stacked>
      )}
    </FileInput>
  );
}

const MOST_CONTACTS = 6;

function Contacts() {
  const translate = useTranslate();
  const label = useWords('settings.fields');
  const { fields, append, remove } = useFieldArray({ name: 'contacts' });
  return (
    <Group title={translate('settings.groups.contacts')}>
      {fields.length === 0 && <Typography>{translate('settings.noContacts')}</Typography>}
      {fields.map(({ id }, index) => (
        <Row key={id} align="flex-start" isWrapped={false} mb={1}>
          <Spaced minWidth={0} flex={1}>
            <LanguagesInput name={`contacts.${index}.name`} />
            <Columns>
              <WrittenInput name={`contacts.${index}.email`} type="email" />
              <WrittenInput name={`contacts.${index}.phone`} />
            </Columns>
            <OwnByLanguage names={[`contacts.${index}.emails`, `contacts.${index}.phones`]}>
              <LanguagesInput name={`contacts.${index}.emails`} label={label('contacts_email')} />
              <LanguagesInput name={`contacts.${index}.phones`} label={label('contacts_phone')} />
            </OwnByLanguage>
          </Spaced>
          <Placed
            as={IconButton}
            aria-label={translate('settings.removeContact', { number: index + 1 })}
            onClick={() => remove(index)}
            mt={1}
          >
            <DeleteOutline />
          </Placed>
        </Row>
      ))}
      {fields.length < MOST_CONTACTS && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => append({ name: {}, email: '', phone: '' }, { shouldFocus: false })}
        >
          {translate('settings.addContact')}
        </Button>
      )}
    </Group>
  );
}

export function ShopFields() {
  const group = useWords('settings.groups');
  const hint = useWords('settings.hints');
  const label = useWords('settings.fields');
  return (
    <>
      <Group title={group('identity')}>
        <FormFields fields={SETTING_FIELDS.identity} />
        <LogoInput name="logo" label={label('logo')} ground="#ffffff" />
        <LogoInput name="logoDark" label={label('logoDark')} ground="#1f1e1d" />
        <Typography variant="caption" component="p">
          {hint('logo')}
        </Typography>
        <LogoInput name="favicon" label={label('favicon')} ground="#ffffff" />
        <AccentInput />
      </Group>
      <Group title={group('company')}>
        <FormFields fields={SETTING_FIELDS.company} />
        <OwnByLanguage names={['companies']}>
          {useSetLanguages().map((language) => (
            <Columns key={language}>
              {COMPANY.map((field) => (
                <WrittenInput
                  key={field}
                  name={`companies.${language}.${field}`}
                  label={`${label(`company_${field}`)}, ${ownLanguageName(language)}`}
                />
              ))}
            </Columns>
          ))}
        </OwnByLanguage>
      </Group>
      <Contacts />
      <Group title={group('footer')}>
        <FormFields fields={SETTING_FIELDS.footer} />
      </Group>
    </>
  );
}
