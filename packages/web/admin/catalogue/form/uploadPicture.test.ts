import { describe, expect, it } from 'vitest';
import { pictureFault } from './uploadPicture.ts';

const MB = 1024 * 1024;

describe('a file that is to be a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'])('may be %s', (type) => {
    expect(pictureFault({ type, size: MB })).toBeNull();
  });

  it.each(['application/pdf', 'text/plain', '', 'image/tiff'])('may not be "%s"', (type) => {
    expect(pictureFault({ type, size: MB })).toEqual({ word: 'notPicture' });
  });

  it('has at most 10 MB', () => {
    expect(pictureFault({ type: 'image/png', size: 10 * MB })).toBeNull();
    expect(pictureFault({ type: 'image/png', size: 10 * MB + 1 })).toEqual({ word: 'tooLarge', size: 10.1 });
  });
});
