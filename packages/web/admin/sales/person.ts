import type { PersonCounts } from '@lumitor/domain/documents/personCounts';
import { ask } from '../data/changes.ts';

const post = async (act: 'count' | 'erase', email: string) =>
  (await ask(`/api/persons/${act}`, { method: 'POST', json: { email } })) as PersonCounts;

/** What erasing the person would concern. */
export const countPerson = (email: string): Promise<PersonCounts> => post('count', email);

/** Removes their e-mails, and the address from orders and partners' links. */
export const erasePerson = (email: string): Promise<PersonCounts> => post('erase', email);
