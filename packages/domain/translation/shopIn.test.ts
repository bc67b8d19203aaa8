import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shopSchema } from '../settings/shop.ts';
import { companyIn, contactIn } from './shopIn.ts';

const shop = v.parse(shopSchema, {
  kind: 'shop',
  company: { name: 'Szyny SA', street: 'ul. Szynowa 1', city: 'Kraków', country: '', taxId: 'NIP 1' },
  companies: { EN: { city: 'Cracow', taxId: 'VAT ID PL1' } },
  contacts: [
    {
      name: { PL: 'Biuro', EN: 'Office' },
      email: 'biuro@szyny.example',
      phone: '12 1',
      emails: { EN: 'office@szyny.example' },
    },
    { name: { PL: 'Serwis' }, email: 'serwis@szyny.example', phone: '12 2' },
  ],
});
const contactsIn = (language: string) =>
  shop.contacts.map((contact) => Object.values(contactIn(contact, language)));

it('a contact has the e-mail and phone of the language, else the defaults', () => {
  expect(contactsIn('EN')).toEqual([
    ['Office', 'office@szyny.example', '12 1'],
    ['Serwis', 'serwis@szyny.example', '12 2'],
  ]);
  expect(contactsIn('PL')[0]).toEqual(['Biuro', 'biuro@szyny.example', '12 1']);
});

it('an address uses the fields of the language, else the defaults', () => {
  expect(companyIn(shop, 'EN')).toEqual({
    name: 'Szyny SA',
    street: 'ul. Szynowa 1',
    country: '',
    city: 'Cracow',
    taxId: 'VAT ID PL1',
  });
  expect(companyIn(shop, 'DE')).toEqual(shop.company);
});
