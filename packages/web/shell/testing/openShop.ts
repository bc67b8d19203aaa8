import { textsStore } from '../../data/texts.ts';

/** Follows `openWork`, whose shop has no settings. */
export function openShop(): void {
  const { texts } = textsStore.getState();
  if (!texts?.settings) throw new Error('No settings are open');
  const shop = {
    ...texts.settings.shop,
    name: 'Lumitor',
    url: 'https://lumitor.example/',
    contacts: [
      { name: { EN: 'Advice and design' }, email: 'projects@lumitor.example', phone: '+48 12 000 01 10' },
      { name: { EN: 'Orders' }, email: 'orders@lumitor.example', phone: '' },
    ],
    footer: { EN: 'Made in Kraków' },
  };
  textsStore.setState({ texts: { ...texts, settings: { ...texts.settings, shop } } });
}
