import { Button } from '@mui/material';
import { useState } from 'react';
import { useBasename, useNotify } from 'react-admin';
import { CustomerSearch } from '../customers/CustomerSearch.tsx';
import { useMay } from '../data/useMay.ts';
import { EmailText } from '../elements/EmailText.tsx';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { Row } from '../elements/layout.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { OrderActs, OrderAtWork } from './useOrder.ts';

function ChangeButton({ work, acts }: Pick<OrderAtWork, 'work'> & { acts: OrderActs }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = async (id: string) => {
    if (!(await acts.giveTo(id))) return;
    close();
    notify('customers.changed', { type: 'info' });
  };
  return (
    <>
      <Button size="small" disabled={acts.isWorking} onClick={() => setOpen(true)}>
        {translate('customers.change')}
      </Button>
      {isOpen && (
        <TitledDialog
          title={translate('customers.chooseFor')}
          onClose={close}
          actions={<Button onClick={close}>{translate('ra.action.cancel')}</Button>}
        >
          <CustomerSearch
            label={translate('customers.customer')}
            without={work.customer?.id}
            onChoose={({ id }) => void choose(id)}
          />
        </TitledDialog>
      )}
    </>
  );
}

export function OrderCustomer({ work, acts }: Pick<OrderAtWork, 'work'> & { acts: OrderActs }) {
  const translate = useTranslate();
  const basename = useBasename();
  const { read } = useMay('customers');
  const { customer } = work;
  return (
    <Row gap={0} columnGap={1}>
      {customer && read ? (
        <TextLink to={`${basename}/klienci/${encodeURIComponent(customer.id)}`}>
          <EmailText email={customer.name} />
        </TextLink>
      ) : (
        (customer?.name ?? translate('customers.none'))
      )}
      <Writing area="customers">
        <ChangeButton work={work} acts={acts} />
      </Writing>
    </Row>
  );
}
