import { strToU8, zipSync } from 'fflate';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/**
 * @param rows cells as XML without addresses
 * @param formats number formats, as styles 1, 2…
 */
export function workbookOf(rows: readonly (readonly string[])[], formats: readonly string[] = []): Blob {
  const cell = (content: string, row: number, column: number) => {
    const address = `${String.fromCharCode(65 + column)}${row + 1}`;
    return content.startsWith('<c')
      ? content.replace('<c', `<c r="${address}"`)
      : `<c r="${address}" t="inlineStr"><is><t>${content}</t></is></c>`;
  };
  const data = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((each, at) => cell(each, row, at)).join('')}</row>`,
  );
  const numFmts = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`);
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Arkusz1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${numFmts.join('')}</numFmts><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  );
  return new Blob([zipped as Uint8Array<ArrayBuffer>]);
}
