import { breakersOf } from '@lumitor/domain/lists/mountingCables';
import { mountingList } from '@lumitor/domain/lists/mountingList';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { labelSheets, labelsOf } from '@lumitor/domain/pdf/labels';
import { orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import { type PdfDefinition, taggedPdf } from '@lumitor/domain/tags/taggedPdf';
import { translator } from '@lumitor/domain/translation/lookup';
import { mountingPath } from '../addresses.ts';
import { answerRequest } from './answerRequest.ts';
import type { PdfMessage, PdfRequest } from './fileMessages.ts';
import { pdfMake, setFonts } from './pdfMake.ts';

/** Each label links to its luminaire on the mounting list. */
function labelsDocument({ page, language }: Extract<PdfRequest, { kind: 'labels' }>['props']): PdfDefinition {
  const t = translator(page.translations, language);
  const installation = orderInstallation(page);
  const groups = mountingList({ page, installation, language, t });
  return labelSheets({
    labels: labelsOf(groups, breakersOf(page, installation), language, t),
    reference: page.number || page.id,
    urlOf: (key) => new URL(mountingPath(page.id, key), location.origin).href,
    language,
    t,
  });
}

function documentOf(request: PdfRequest): PdfDefinition {
  const { page, language } = request.props;
  const t = translator(page.translations, language);
  switch (request.kind) {
    case 'order':
      return orderDocument({ ...request.props, t });
    case 'drawing':
      return installationDocument({ ...request.props, t });
    case 'labels':
      return labelsDocument(request.props);
  }
}

addEventListener('message', ({ data }: MessageEvent<PdfMessage>) => {
  if ('fonts' in data) return setFonts(data.fonts);
  return answerRequest(async (onProgress) => {
    onProgress(0.05);
    const definition = documentOf(data.request);
    onProgress(0.4);
    return (await taggedPdf(pdfMake, definition)).getBlob();
  });
});
