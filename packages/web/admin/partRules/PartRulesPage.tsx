export function PartRulesPage() {
  return null;
}
