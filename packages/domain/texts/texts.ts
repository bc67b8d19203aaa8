/** The texts of one section of the interface, by key. */
export type Texts = Record<string, { pl: string; en: string; de: string }>;
