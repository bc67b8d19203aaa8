export function ArticleCreate() {
  return null;
}
