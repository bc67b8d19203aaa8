export function TranslationsPage() {
  return null;
}
