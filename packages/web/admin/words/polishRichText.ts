/** What the buttons over a rich text are called: react-admin has them in English within its code alone. */
export const polishRichText = {
  bold: 'Pogrubienie',
  italic: 'Kursywa',
  underline: 'Podkreślenie',
  strike: 'Przekreślenie',
  code: 'Kod',
  list_bulleted: 'Lista punktowana',
  list_numbered: 'Lista numerowana',
  link: 'Dodaj odnośnik',
};
