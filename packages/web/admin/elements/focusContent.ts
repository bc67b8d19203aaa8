/** Focuses the content of the page, for keyboards whose focused button disappears. */
export function focusContent(options?: FocusOptions): void {
  const content = document.getElementById('main-content');
  content?.setAttribute('tabindex', '-1');
  content?.focus(options);
}
