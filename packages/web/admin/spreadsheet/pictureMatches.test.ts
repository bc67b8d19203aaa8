import { expect, it } from 'vitest';
import { matchPictures } from './pictureMatches.ts';
import { article } from './testing/articles.ts';

const picture = (name: string, size = 1_000) => ({
  name,
  code: name.replace(/\.\w+$/, ''),
  size,
  open: () => Promise.reject(new Error('Not opened here.')),
});

it('Pictures find their articles by code in any case; what finds none is told', () => {
  const articles = [
    article('accessories', { id: 'a', description: 'MA0101' }),
    article('accessories', { id: 'b', description: 'ma0102 ' }),
    article('accessories', { id: 'c', description: 'MA0102' }),
    article('accessories', { id: 'd', description: '' }),
  ];
  const files = [
    picture('ma0101.png'),
    picture('MA0102.jpg'),
    picture('MA0101.webp'),
    picture('XX.png'),
    picture(' .png'),
    picture('MA0102.svg', 11_000_000),
  ];
  const { matches, passedOver } = matchPictures('accessories', files, articles);
  expect(matches.map((match) => [match.picture.name, match.articles.map(({ id }) => id)])).toEqual([
    ['ma0101.png', ['a']],
    ['MA0102.jpg', ['b', 'c']],
  ]);
  expect(passedOver).toEqual([
    { name: 'MA0101.webp', reason: 'codeTwice' },
    { name: 'XX.png', reason: 'unknownCode' },
    { name: ' .png', reason: 'unknownCode' },
    { name: 'MA0102.svg', reason: 'tooLarge' },
  ]);
});
