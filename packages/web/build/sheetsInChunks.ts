import type { Plugin, Rolldown } from 'vite';

const LINKED = ['first', 'drawing'];

const applied = (sheet: string) =>
  `;{let sheet=new CSSStyleSheet;sheet.replaceSync(${JSON.stringify(sheet)});document.adoptedStyleSheets.push(sheet)}`;

export function linkedSheet(bundle: Rolldown.OutputBundle, chunk: string): string {
  const sheet = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.names.includes(`${chunk}.css`),
  );
  if (!sheet) throw new Error(`The build has made no style sheet of the chunk ${chunk}.`);
  return sheet.fileName;
}

/** One request loads chunk and sheet, so that no screen appears unstyled. */
export function sheetsInChunks(): Plugin {
  return {
    name: 'lumitor-sheets-in-chunks',
    apply: 'build',
    generateBundle: {
      // Before the build lists the sheets that imports wait for.
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const sheets = chunk.viteMetadata?.importedCss ?? new Set();
          if (!LINKED.includes(chunk.name))
            for (const fileName of sheets) {
              const sheet = bundle[fileName];
              if (sheet?.type !== 'asset')
                throw new Error(`The build has made no sheet ${fileName} for ${chunk.fileName}.`);
              chunk.code += applied(String(sheet.source));
              delete bundle[fileName];
            }
          if (chunk.name !== 'first') sheets.clear();
        }
      },
    },
  };
}
