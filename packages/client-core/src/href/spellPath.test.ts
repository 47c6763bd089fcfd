import { expect, test } from 'vitest';
import { spellPath } from './spellPath.ts';

test.each([
  ['/%ec%a7%80/', '/%EC%A7%80/'],
  ['/지/', '/%EC%A7%80/'],
  ['/지/'.normalize('NFD'), '/%EC%A7%80/'],
  ['/%EC%A7%80/', '/%EC%A7%80/'],
  ['/%e1%84%8c%e1%85%b5/', '/%EC%A7%80/'],
  ['/über-uns/'.normalize('NFD'), '/%C3%BCber-uns/'],
  ['/u%cc%88ber-uns/', '/%C3%BCber-uns/'],
  ['/ti\u00eang vi\u00ea\u0323t/', '/ti%C3%AAng vi%E1%BB%87t/'],
  ['/a-b_c.html', '/a-b_c.html'],
  ['/50%/a%2fb/', '/50%/a%2Fb/'],
  ['/l%e2%80%99or/', '/l%E2%80%99or/'],
  ['/%fc/%c3/%C3%BC%fc%ed%a0%80/', '/%FC/%C3/%C3%BC%FC%ED%A0%80/'],
  ['/%4e%cc%81/', '/%4E%CC%81/'],
  ['/🌧️-%f0%9f%8c%a7/', '/%F0%9F%8C%A7%EF%B8%8F-%F0%9F%8C%A7/'],
  ['/\ud800/', '/%EF%BF%BD/'],
])('the path %s is spelled %s', (path, spelled) => {
  expect(spellPath(path)).toBe(spelled);
  expect(spellPath(spelled)).toBe(spelled);
});
