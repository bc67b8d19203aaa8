import type { Content } from './content.ts';
import { type TaggedDefinition, tagDefinition } from './tagDefinition.ts';
import { type PdfDocument, type PdfPages, tagPages } from './tagPages.ts';

/** Definition for pdfmake; other properties pass through. */
export interface PdfDefinition {
  content: readonly Content[];
}

interface PdfMake<Output> {
  createPdf(definition: object): Output & { getStream(): Promise<object> };
}

/** Keys are the `images` objects, which documents share with their definitions. */
const definitions = new WeakMap<object, TaggedDefinition>();

/**
 * pdfmake has no tags, and its bundle for browsers exports no class. Its renderer hands the laid-out pages to
 * the document just before it draws them.
 */
async function watchPages(pdfMake: PdfMake<unknown>): Promise<void> {
  const empty = await pdfMake.createPdf({ content: '', defaultStyle: { font: 'Inter' } }).getStream();
  Object.defineProperty(Object.getPrototypeOf(empty), '_pdfMakePages', {
    configurable: true,
    set(this: PdfDocument, pages: readonly PdfPages[]) {
      const tagged = definitions.get(this.images);
      if (tagged) tagPages(this, pages, tagged);
    },
  });
}

const watched = new WeakMap<object, Promise<void>>();

/** PDF/UA-1 (D79). */
export async function taggedPdf<Output>(pdfMake: PdfMake<Output>, source: PdfDefinition): Promise<Output> {
  const ready = watched.get(pdfMake) ?? watchPages(pdfMake);
  watched.set(pdfMake, ready);
  await ready;
  const tagged = tagDefinition(source);
  const images = {};
  definitions.set(images, tagged);
  return pdfMake.createPdf({
    ...tagged.definition,
    images,
    tagged: true,
    subset: 'PDF/UA',
    displayTitle: true,
  });
}
