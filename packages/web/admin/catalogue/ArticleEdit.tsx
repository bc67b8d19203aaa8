export function ArticleEdit() {
  return null;
}
