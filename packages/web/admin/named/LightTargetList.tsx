import { TARGET_KINDS } from '@lumitor/domain/catalogue/lightTarget';
import { MAX_USE } from '@lumitor/domain/room/use';
import { useLocaleState } from 'react-admin';
import { measureIn } from '../articles/amounts.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { NamedList } from './NamedList.tsx';
import type { NamedField, Values } from './named.ts';

/** How much light the uses of a room need (D50). */
export function LightTargetList() {
  const translate = useTranslate();
  const words = useWords('lightTargets');
  const [locale] = useLocaleState();
  const fieldsOf = ({ kind }: Values): NamedField[] => [
    {
      name: 'kind',
      kind: 'choice',
      label: words('kind'),
      hint: words(`meanings.${kind === 'greatest' ? kind : 'least'}`),
      choices: TARGET_KINDS.map((each) => [each, words(`kinds.${each}`)]),
    },
    { name: 'lux', kind: 'number', label: words('lux'), suffix: 'lx', fault: words('faults.lux') },
    {
      name: 'uniformity',
      kind: 'number',
      isOptional: true,
      label: words('uniformity'),
      hint: words('uniformityHint'),
      fault: words('faults.uniformity'),
    },
    {
      name: 'source',
      kind: 'text',
      maxLength: 200,
      label: words('source'),
      hint: words('sourceHint'),
      fault: words('faults.source'),
    },
  ];
  return (
    <NamedList
      collection="lightTargets"
      title={translate('resources.cele.name')}
      head={words('use')}
      captionOf={({ source }) => source}
      columns={[
        {
          head: words('kind'),
          cell: ({ kind, lux }) => words(`shown.${kind}`, { lux: measureIn(lux, 'lx', locale) }),
        },
        {
          head: words('u0'),
          cell: ({ uniformity }) => uniformity !== undefined && measureIn(uniformity, '', locale),
        },
      ]}
      first={{ kind: 'least', lux: '', uniformity: null, source: '' }}
      fieldsOf={fieldsOf}
      keyOf={(title) => title.slice(0, MAX_USE)}
    />
  );
}
