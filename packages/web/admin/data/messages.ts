export const ADMIN_MESSAGES = {
  emailSearchFailed: 'Wyszukiwanie adresów e-mail nie powiodło się.',
  uploadDone: 'Przesyłanie zakończone sukcesem.',
  uploadFailed: 'Przesyłanie pliku nie powiodło się.',
  fileDeleteFailed: 'Usuwanie pliku nie powiodło się.',
} as const;
