/** Puts the configurator into a page of a shop, as docs/embedding.md says. */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const service = new URL(script.src).origin;
  const TITLES = {
    pl: 'Konfigurator oświetlenia szynowego',
    en: 'Track lighting configurator',
    de: 'Konfigurator für Stromschienenleuchten',
  };
  /** What of the element's data goes into the address. */
  const PARAMETERS = ['lang', 'ref', 'article'];
  const EVENTS = ['lumitor:saved', 'lumitor:enquiry'];

  /** @param {DOMStringMap} data of the element */
  function addressOf(data) {
    const address = new URL(data.line ? `/osadzony/${data.line}` : '/osadzony', service);
    for (const name of PARAMETERS) if (data[name]) address.searchParams.set(name, data[name]);
    return address.href;
  }

  /**
   * Shows the configurator within an element, once.
   * @param {HTMLElement} element its data attributes say with what it starts
   */
  function embed(element) {
    if (element.dataset.lumitor === 'embedded') return;
    element.dataset.lumitor = 'embedded';
    /** In pixels: the drawing needs it, and the height of the element where it says one. */
    const least = () => Number(element.dataset.height) || Math.max(640, Math.round(0.85 * innerHeight));
    const frame = document.createElement('iframe');
    frame.src = addressOf(element.dataset);
    frame.title = element.title || TITLES[element.dataset.lang?.toLowerCase()] || TITLES.pl;
    frame.allow = 'clipboard-write; fullscreen';
    frame.style.cssText = `display: block; width: 100%; height: ${least()}px; border: 0;`;
    const tellHeight = () =>
      frame.contentWindow?.postMessage({ type: 'lumitor:embed', height: least() }, service);
    addEventListener('resize', tellHeight);
    addEventListener('message', ({ source, origin, data }) => {
      if (origin !== service || source !== frame.contentWindow) return;
      if (data.type === 'lumitor:ready') tellHeight();
      else if (data.type === 'lumitor:height')
        frame.style.height = `${Math.max(least(), Math.ceil(data.height))}px`;
      else if (EVENTS.includes(data.type)) {
        const { type, ...detail } = data;
        element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
      }
    });
    element.append(frame);
  }

  const embedAll = () => document.querySelectorAll('[data-lumitor]').forEach(embed);
  window.lumitor = { embed };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', embedAll);
  else embedAll();
})();
