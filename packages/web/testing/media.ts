import { send } from './cdp.ts';

interface Media {
  media?: 'print' | '';
  forcedColours?: 'active' | 'none';
}

/** Motion stays reduced, as in the configuration. */
export const emulateMedia = ({ media = '', forcedColours = 'none' }: Media = {}) =>
  send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'forced-colors', value: forcedColours },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
