import { expect, it } from 'vitest';
import { PHOTOMETRY_FILE, PICTURE, type UploadFault } from '../data/fileKind.ts';
import { matchFiles } from './fileMatches.ts';
import { article } from './testing/articles.ts';

const file = (name: string, fault: UploadFault | null = null) => ({
  kind: /\.(ldt|ies)$/.test(name) ? PHOTOMETRY_FILE : PICTURE,
  name,
  code: name.replace(/\.\w+$/, ''),
  fault,
  doubt: null,
  open: () => Promise.reject(new Error('Not opened here.')),
});
type Found = ReturnType<typeof matchFiles>;
const matched = ({ matches }: Found) =>
  matches.map((match) => [match.file.name, match.articles.map(({ id }) => id)]);
const passed = ({ passedOver }: Found) => passedOver.map((each) => [each.file.name, each.reason]);

it('files match articles by code, ignoring case; others are reported', () => {
  const articles = [
    article('accessories', { id: 'a', description: 'MA0101' }),
    article('accessories', { id: 'b', description: 'ma0102 ' }),
    article('accessories', { id: 'c', description: 'MA0102' }),
    article('accessories', { id: 'd', description: '' }),
  ];
  const tooLarge: UploadFault = { word: 'tooLarge', size: 11 };
  const found = matchFiles(
    'accessories',
    [
      file('ma0101.png'),
      file('MA0102.jpg'),
      file('MA0101.webp'),
      file('XX.png'),
      file(' .png'),
      file('MA0102.svg', tooLarge),
      file('MA0102.ldt'),
    ],
    articles,
  );
  expect(matched(found)).toEqual([
    ['ma0101.png', ['a']],
    ['MA0102.jpg', ['b', 'c']],
  ]);
  expect(passed(found)).toEqual([
    ['MA0101.webp', 'codeTwice'],
    ['XX.png', 'unknownCode'],
    [' .png', 'unknownCode'],
    ['MA0102.svg', tooLarge],
    ['MA0102.ldt', 'noField'],
  ]);
});

it('a luminaire gets one picture and one photometric file from a ZIP', () => {
  const luminaires = [article('bindings', { id: 'a', description: 'ON0115' })];
  const found = matchFiles(
    'bindings',
    [file('ON0115.png'), file('ON0115.ldt'), file('on0115.ies')],
    luminaires,
  );
  expect(matched(found)).toEqual([
    ['ON0115.png', ['a']],
    ['ON0115.ldt', ['a']],
  ]);
  expect(passed(found)).toEqual([['on0115.ies', 'codeTwice']]);
});
