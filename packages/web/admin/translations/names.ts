const NAME = /^[A-Za-z]\w*$/;
export const LONGEST_NAME = 60;
/** As much as the data service stores of one text. */
export const LONGEST_TEXT = 20_000;

/** A word that can be a section or a key, and is no name that every object has. */
export const isName = (name: string): boolean =>
  NAME.test(name) && name.length <= LONGEST_NAME && !(name in Object.prototype);

export const isLanguageCode = (code: string): boolean => /^[A-Z]{2,3}$/.test(code);
