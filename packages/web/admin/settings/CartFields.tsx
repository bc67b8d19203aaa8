import type { OrderList } from '@lumitor/domain/order/orderWork';
import { MenuItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CartArticles } from '../cart/CartArticles.tsx';
import { CartTrial } from '../cart/CartTrial.tsx';
import { adminRequest } from '../data/changes.ts';
import { useMay } from '../data/useMay.ts';
import { FormFields } from '../elements/FormFields.tsx';
import { PlacedField, Row, Text } from '../elements/layout.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { CopyableSetting } from './CopyField.tsx';
import { CART_FIELDS, SETTING_FIELDS } from './fields.ts';
import { Group } from './Group.tsx';

const LATEST = 50;

function Trial() {
  const words = useWords('cart');
  const [chosen, setChosen] = useState('');
  const [target, setTarget] = useState<'ofOrder' | 'ofOci'>('ofOrder');
  const { data } = useQuery({
    queryKey: ['reflinksdownload', 'cartOrders'],
    queryFn: async () => ((await adminRequest(`/api/orders?limit=${LATEST}`)) as OrderList).orders,
    retry: false,
  });
  const order = chosen || data?.[0]?.id;
  return (
    <>
      <Text color="textSecondary" mb={1}>
        {words('trialAbout')}
      </Text>
      {data?.length === 0 && <Typography>{words('noOrders')}</Typography>}
      {data && order && (
        <>
          <Row align="flex-start">
            <PlacedField
              select
              label={words('order')}
              value={order}
              onChange={({ target: { value } }) => setChosen(value)}
              flex="1 1 220px"
            >
              {data.map(({ id, number, name }) => (
                <MenuItem key={id} value={id}>
                  {[number, name].filter(Boolean).join(' · ')}
                </MenuItem>
              ))}
            </PlacedField>
            <PlacedField
              select
              label={words('trial')}
              value={target}
              onChange={({ target: { value } }) => setTarget(value as typeof target)}
              flex="1 1 220px"
            >
              {(['ofOrder', 'ofOci'] as const).map((each) => (
                <MenuItem key={each} value={each}>
                  {words(each)}
                </MenuItem>
              ))}
            </PlacedField>
          </Row>
          <CartTrial key={`${order} ${target}`} order={order} isOci={target === 'ofOci'} />
        </>
      )}
    </>
  );
}

export function CartFields() {
  const translate = useTranslate();
  const words = useWords('cart');
  const target = useWatch({ name: 'target' }) as keyof typeof CART_FIELDS;
  const mayReadOrders = useMay('sales').read;
  return (
    <>
      <Group title={translate('settings.groups.cartShop')}>
        <FormFields fields={SETTING_FIELDS.cartTarget} />
        <FormFields fields={CART_FIELDS[target] ?? []} />
      </Group>
      <Group title={words('articles')}>
        <CartArticles />
      </Group>
      <Group title={translate('settings.groups.oci')}>
        <FormFields fields={SETTING_FIELDS.oci} />
        <Text mb={1}>{words('startAbout')}</Text>
        <CopyableSetting label={words('start')} text={`${location.origin}/oci`} />
      </Group>
      {mayReadOrders && (
        <Group title={words('trial')}>
          <Trial />
        </Group>
      )}
    </>
  );
}
