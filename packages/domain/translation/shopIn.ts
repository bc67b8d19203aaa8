import type { ShopSettings } from '../settings/shop.ts';
import { wordsIn } from './articleTexts.ts';

type Company = ShopSettings['company'];
type Contact = ShopSettings['contacts'][number];

export const contactIn = ({ name, email, phone, emails = {}, phones = {} }: Contact, language: string) => ({
  name: wordsIn(name, language),
  email: emails[language] || email,
  phone: phones[language] || phone,
});

export function companyIn({ company, companies = {} }: ShopSettings, language: string): Company {
  const own = companies[language];
  if (!own) return company;
  const fields = Object.entries(company).map(([field, value]) => [
    field,
    own[field as keyof Company] || value,
  ]);
  return Object.fromEntries(fields) as Company;
}
