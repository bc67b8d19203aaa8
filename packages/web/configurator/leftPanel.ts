/** Panels that fit beside the drawing: both, one, none. */
export type WidthClass = 'wide' | 'medium' | 'narrow';

const KEY = 'lumitor.leftPanel';

function stored(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export const isLeftOpen = (widthClass: WidthClass): boolean =>
  widthClass !== 'narrow' && !stored().includes(widthClass);

/** A sheet is not remembered, as it covers the drawing. */
export function storeLeftOpen(widthClass: WidthClass, isOpen: boolean): void {
  if (widthClass === 'narrow') return;
  const others = stored().filter((folded) => folded !== widthClass);
  try {
    localStorage.setItem(KEY, [...others, ...(isOpen ? [] : [widthClass])].join(' '));
  } catch {
    // Storage is full or forbidden.
  }
}
