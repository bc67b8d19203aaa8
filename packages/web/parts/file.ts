export const plain = (name: string): string =>
  name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export type FileExtension = 'pdf' | 'csv' | 'dxf' | 'ifc' | 'svg' | 'png' | 'glb' | 'zip' | 'lumitor' | 'xml';

export const fileNameOf = (name: string, id: string, extension: FileExtension): string =>
  `${[plain(name), plain(id)].filter(Boolean).join('-')}.${extension}`;

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file in the meantime.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
