/** Width of the window by what fits beside the drawing: both sides, one of them, none. */
export type WidthClass = 'wide' | 'medium' | 'narrow';

const KEY = 'lumitor.leftPanel';

/** Storage can be forbidden: then the panel opens as on a first visit. */
function stored(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Whether the left panel is open, as the visitor left it in windows of this width; at first it is, beside the drawing. */
export const isLeftOpen = (widthClass: WidthClass): boolean =>
  widthClass !== 'narrow' && !stored().includes(widthClass);

/** Remembers the width classes in which the left panel is folded. A sheet is not remembered: it covers the drawing. */
export function storeLeftOpen(widthClass: WidthClass, isOpen: boolean): void {
  if (widthClass === 'narrow') return;
  const others = stored().filter((one) => one !== widthClass);
  try {
    localStorage.setItem(KEY, [...others, ...(isOpen ? [] : [widthClass])].join(' '));
  } catch {
    // The browser's storage is full or forbidden: the panel is not remembered.
  }
}
