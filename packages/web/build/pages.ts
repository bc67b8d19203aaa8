import type { HtmlTagDescriptor, Plugin } from 'vite';
import { METHOD_PAGES } from '../light/methodPages.ts';
import { linkedSheet } from './sheetsInChunks.ts';

const FIRST_PAGE_ONLY = /\s*<!-- first page -->[\s\S]*?<!-- end -->/g;

const SHEETS = ['/ui/tokens.css', '/ui/base.css'];
const isMethodPage = (path: string) => Object.values<string>(METHOD_PAGES).includes(path);

/** `page.html` serves all other addresses, without the start dialog's rooms. */
export function pages(): Plugin {
  return {
    name: 'lumitor-pages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, originalUrl, path }) {
        if (!bundle && isMethodPage(path))
          return SHEETS.map((href) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', href },
            injectTo: 'head',
          }));
        if (!bundle) return /^\/(\?|$)/.test(originalUrl ?? '/') ? html : html.replace(FIRST_PAGE_ONLY, '');
        const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
        if (!font) throw new Error('The build has made no font. See build/interFont.ts.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
        const preload: HtmlTagDescriptor = { tag: 'link', attrs, injectTo: 'head' };
        const sheet = (name: string, injectTo: 'head' | 'body'): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${linkedSheet(bundle, name)}` },
          injectTo,
        });
        if (isMethodPage(path)) return [sheet('first', 'head'), preload];
        return [preload, sheet('drawing', 'body')];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset')
          throw new Error('The build has made no index.html. See the errors above.');
        const source = String(page.source).replace(FIRST_PAGE_ONLY, '');
        this.emitFile({ type: 'asset', fileName: 'page.html', source });
      },
    },
  };
}
