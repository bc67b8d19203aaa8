import englishMessages from 'ra-language-english';

export const polishMessages = englishMessages;
