/** A shop's own text in a language, falling back as titles do: to English, then to Polish (D33). Empty where it has none. */
export const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  [language, 'EN', 'PL'].map((code) => texts[code]?.trim()).find(Boolean) ?? '';
