import { installationSheets } from '@lumitor/domain/sheets/installationSheets';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { expect, it } from 'vitest';
import { makeInstallationPdf } from './makeInstallationPdf.ts';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

interface ReadPages {
  pages: string[];
  firstType: string | undefined;
}

async function readPages(pdf: Blob): Promise<ReadPages> {
  const loading = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) });
  const document = await loading.promise;
  const pages: string[] = [];
  const tree = await (await document.getPage(1)).getStructTree();
  const section = tree?.children.find((one) => 'role' in one);
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str : ''));
    pages.push(plain(texts.join(' ')));
  }
  await loading.destroy();
  return { pages, firstType: section && 'role' in section ? section.role : undefined };
}

it.each(['PL', 'EN'])(
  'text extracted from the installation drawing equals the printed text, with figures complete, in %s',
  async (language) => {
    const order = { page: sampleOrder(EVERYTHING, language), language, t: sampleTranslate(language) };
    const readLight = () => Promise.resolve(null);
    const { pages, firstType } = await readPages(
      await makeInstallationPdf({ ...order, url: 'https://lumitor.example', readLight }),
    );
    const { sheets } = installationSheets(order);
    expect(pages).toHaveLength(sheets.length);
    expect(firstType).toBe('Document');
    const figures = new Set<string>();
    for (const [index, { marks, plan }] of sheets.entries())
      for (const mark of [...marks, ...(plan?.marks ?? [])])
        if (mark.kind === 'text') {
          expect(pages[index]).toContain(plain(mark.text));
          if (/\d[,.]\d/.test(mark.text)) figures.add(mark.text);
        }
    expect(figures.size).toBeGreaterThan(20);
  },
);
