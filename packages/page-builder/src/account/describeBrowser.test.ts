import { expect, test } from 'vitest';
import { describeBrowser } from './describeBrowser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari, iOS', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome, iOS', `${IPHONE} CriOS/143.0.7499.38 Mobile/15E148 Safari/604.1`],
  ['Firefox, iOS', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`],
  ['Edge, iOS', `${IPHONE} Version/18.0 EdgiOS/143.0.3650.54 Mobile/15E148 Safari/604.1`],
  ['Opera, iOS', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 OPT/6.1.1`],
  ['Safari, macOS', `${MAC} Version/26.0 Safari/605.1.15`],
  [
    'Chrome, Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Edge, Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [undefined, 'curl/8.14.1'],
])('%s is told from the name that a browser sends', (described, userAgent) => {
  expect(describeBrowser(userAgent)).toBe(described);
});
