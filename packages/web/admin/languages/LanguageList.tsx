export function LanguageList() {
  return null;
}
