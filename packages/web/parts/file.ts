/** A name as part of a file's name: plain Latin letters, digits and hyphens. */
export const plain = (name: string): string =>
  name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export type FileExtension = 'pdf' | 'csv' | 'dxf' | 'ifc' | 'svg' | 'png' | 'glb' | 'zip' | 'lumitor';

/** Names a file after a layout and, once stored, its id: `salon-Kowalskich-k3Jx.pdf`. */
export const fileNameOf = (name: string, id: string, extension: FileExtension): string =>
  `${[plain(name), plain(id)].filter(Boolean).join('-')}.${extension}`;

/** Hands a file to the visitor as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file over in the meantime.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
