const SIZE = { width: 2000, height: 1200 };

/** Crosses 1400 px apart on a picture of 2000 × 1200 px. */
export const CROSSES = [
  { x: 300, y: 300 },
  { x: 1700, y: 300 },
] as const;

export async function pictureOf(type: 'image/png' | 'image/jpeg' = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser paints no picture.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.strokeRect(100, 100, SIZE.width - 200, SIZE.height - 200);
  for (const { x, y } of CROSSES) {
    context.moveTo(x - 40, y);
    context.lineTo(x + 40, y);
    context.moveTo(x, y - 40);
    context.lineTo(x, y + 40);
  }
  context.stroke();
  const picture = await canvas.convertToBlob({ type });
  return new File([picture], `ground.${type.slice(6)}`, { type });
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** EXIF has a quarter turn to the right, and a location. */
export async function lyingPhoto(): Promise<File> {
  const bytes = new Uint8Array(await (await pictureOf('image/jpeg')).arrayBuffer());
  const tiff = '4d4d002a00000008000101120003000000010006000000000000';
  const exif = [
    ...latin1('Exif\0\0'),
    ...(tiff.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)),
    ...latin1('GPS Lipowa 7'),
  ];
  const length = exif.length + 2;
  const head = [0xff, 0xe1, Math.floor(length / 256), length % 256];
  const all = new Uint8Array([...bytes.subarray(0, 2), ...head, ...exif, ...bytes.subarray(2)]);
  return new File([all], 'photo.jpg', { type: 'image/jpeg' });
}

/** Pages of 300 × 200 points. */
export function pdfOf(pages: number, { trailer = '', objects = '' } = {}): File {
  const page = (number: number) =>
    `${10 + number} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${50 + number} 0 R>> endobj\n` +
    `${50 + number} 0 obj <</Length 22>> stream\n20 20 ${100 + number} 80 re S\nendstream endobj\n`;
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const text = [
    '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    `2 0 obj <</Type/Pages/Kids[${numbers.map((number) => `${10 + number} 0 R`).join(' ')}]/Count ${pages}>> endobj\n`,
    ...numbers.map(page),
    objects,
    `trailer <</Root 1 0 R/Size 99${trailer}>>\nstartxref\n0\n%%EOF`,
  ].join('');
  return new File([latin1(text)], 'plan.pdf', { type: 'application/pdf' });
}

export const lockedPdf = (): File =>
  pdfOf(1, {
    trailer: `/Encrypt 40 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
    objects: `40 0 obj <</Filter/Standard/V 1/R 2/P -4/O <${'ab'.repeat(32)}>/U <${'cd'.repeat(32)}>>> endobj\n`,
  });

/** Event of the browser's file chooser. */
export function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file can be chosen.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function dropOn(element: Element, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  for (const type of ['dragover', 'drop'])
    element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}
