import { FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { accountWords } from './account.ts';
import { cartWords } from './cart.ts';
import { catalogueWords } from './catalogue.ts';
import { changesWords } from './changes.ts';
import { customersWords } from './customers.ts';
import { dashboardWords } from './dashboard.ts';
import { emailsWords } from './emails.ts';
import { failureWordsOfAll } from './failures.ts';
import { fieldWord } from './fieldWord.ts';
import { frameWords, searchWords, signInAgainWords } from './frame.ts';
import { fillWords, gapsWords } from './gaps.ts';
import { homeWords } from './home.ts';
import { invoiceWords } from './invoice.ts';
import { languagesWords } from './languages.ts';
import { mailsWords } from './mails.ts';
import { namedWords } from './named.ts';
import { orderWords } from './order.ts';
import { ordersWords } from './orders.ts';
import { partRulesWords } from './partRules.ts';
import { peopleWords } from './people.ts';
import { photometryWordsOfAll } from './photometry.ts';
import type { polishMessages } from './polishMessages.ts';
import { reflinksWords } from './reflinks.ts';
import { reportsWords } from './reports.ts';
import { resourceWords } from './resources.ts';
import { salesWords } from './sales.ts';
import { settingsWords } from './settings.ts';
import { spreadsheetWords } from './spreadsheet.ts';
import { startSetsWords } from './startSets.ts';
import { translationsWords } from './translations.ts';
import { listWords, unsavedWords, type Word, type Words } from './words.ts';

export type AdminLanguage = 'pl' | 'en';

const WORDS = {
  cart: cartWords,
  customers: customersWords,
  frame: frameWords,
  list: listWords,
  failures: failureWordsOfAll,
  catalogue: catalogueWords,
  signInAgain: signInAgainWords,
  account: accountWords,
  people: peopleWords,
  partRules: partRulesWords,
  photometry: photometryWordsOfAll,
  gaps: gapsWords,
  fill: fillWords,
  home: homeWords,
  dashboard: dashboardWords,
  changes: changesWords,
  spreadsheet: spreadsheetWords,
  translations: translationsWords,
  invoice: invoiceWords,
  languages: languagesWords,
  mails: mailsWords,
  ...namedWords,
  emails: emailsWords,
  order: orderWords,
  orders: ordersWords,
  reflinks: reflinksWords,
  reports: reportsWords,
  sales: salesWords,
  startSets: startSetsWords,
  search: searchWords,
  settings: settingsWords,
  unsaved: unsavedWords,
} satisfies Record<string, Words>;

type KeyIn<Named> = {
  [Key in keyof Named & string]: Named[Key] extends string | Record<AdminLanguage, string>
    ? Key
    : `${Key}.${KeyIn<Named[Key]>}`;
}[keyof Named & string];

export type WordKey = KeyIn<typeof WORDS> | KeyIn<typeof polishMessages> | `resources.${string}.name`;

export type WordIn<Path extends string, Key = WordKey> = Key extends `${Path}.${infer Rest}` ? Rest : never;

type Messages = { [key: string]: string | Messages };

const isWord = (words: Words[string]): words is Word => typeof words.pl === 'string';

function inLanguage(words: Words, language: AdminLanguage): { [key: string]: string | Messages } {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      isWord(value) ? value[language] : inLanguage(value, language),
    ]),
  );
}

/** Column labels of catalogue lists, under the keys of react-admin. */
function columnMessages(collection: CatalogueCollection, language: AdminLanguage): Messages {
  const { fields, list } = catalogueWords;
  const words = FIELDS[collection].map((field) => [field.name, fields[fieldWord(field)][language]]);
  return {
    ...Object.fromEntries(words),
    titleEn: fields.title[language],
    createdAt: list.createdAt[language],
    price: list.netPLN[language],
    priceEuro: list.netEUR[language],
  };
}

function resourceMessages(language: AdminLanguage): Messages {
  const labels = inLanguage(resourceWords, language);
  const catalogue = CATALOGUE_RESOURCES.map(({ name, word, collection }) => [
    name,
    { ...(labels[word] as Messages), fields: columnMessages(collection, language) },
  ]);
  return { ...labels, ...Object.fromEntries(catalogue) };
}

export const ownMessages = (language: AdminLanguage): Messages => ({
  ...Object.fromEntries(Object.entries(WORDS).map(([name, words]) => [name, inLanguage(words, language)])),
  resources: resourceMessages(language),
});
