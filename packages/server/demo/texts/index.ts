import type { Texts } from './texts.ts';

/** Every text of the interface by section: `t('header.title')` is the key `title` of the section `header`. */
export const demoTexts: Record<string, Texts> = {};
