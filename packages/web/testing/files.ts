import { onTestFinished, vi } from 'vitest';

export interface SavedFile {
  name: string;
  content: Blob;
}

/** @returns files saved until the test ends, oldest first */
export function catchFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const creating = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = createObjectURL(content);
    if (content instanceof Blob) contents.set(url, content);
    return url;
  });
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    creating.mockRestore();
    clicking.mockRestore();
  });
  return files;
}
