export function ArticleList() {
  return null;
}
