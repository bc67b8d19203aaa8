import type { Email } from '@lumitor/domain/catalogue/partner';
import { useInput } from 'react-admin';
import { useTranslate } from '../frame/useTranslate.ts';
import { ReflinkChoice, type ReflinkOption } from '../sales/ReflinkChoice.tsx';
import { useReflinks } from '../sales/useReflinks.ts';

/** As it was when the e-mail came: a reflink may have been renamed or deleted since. */
const optionOf = (refData: Email['refData']): ReflinkOption | null =>
  refData && { id: refData.reflinkId, name: refData.name ?? '', email: refData.email };

/** The partner through whom an e-mail came (D31). */
export function ReflinkInput() {
  const translate = useTranslate();
  const { reflinks = [] } = useReflinks();
  const { field } = useInput<Email['refData']>({ source: 'refData', defaultValue: null });
  return (
    <ReflinkChoice
      label={translate('emails.reflink')}
      placeholder={translate('emails.noReflink')}
      helperText={translate('emails.reflinkHint')}
      options={reflinks}
      value={optionOf(field.value || null)}
      onChange={(chosen) =>
        field.onChange(chosen && { reflinkId: chosen.id, name: chosen.name, email: chosen.email })
      }
    />
  );
}
