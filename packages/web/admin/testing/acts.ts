import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const field = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('textbox', { name, exact: true });

export const button = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true });

/** Chooses in an input of files: the last one of the page or of a part of it. */
export function chooseFile(file: File, within: ParentNode = document): void {
  const input = [...within.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (!input) throw new Error('There is no input of files.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const csvFile = (name: string, rows: readonly string[]): File =>
  new File([rows.join('\r\n')], name, { type: 'text/csv' });

/** Files that the page has saved since, oldest first. */
export function savedFiles(): File[] {
  const saved: File[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (blob) saved.push(new File([blob], this.download, { type: blob.type }));
    else click.call(this);
  };
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });
  return saved;
}

/** Whether leaving the page would ask first. */
export const confirmsLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
