import { Broadsheet } from '@broadsheet/block-kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button, paper, ThemeStyle } from '../index.ts';
import { collectStyles } from './collectStyles.ts';

const button = createElement(Button, {}, 'Go');

test('gives the styles of what was rendered, with the nonce of the response, and no others', async () => {
  const app = [createElement(ThemeStyle, { key: 1, theme: paper, nonce: 'abc' }), button];
  const { result, head } = await collectStyles((collect) => renderToString(collect(app)), { nonce: 'abc' });
  const [, name = '?'] = /<button[^>]* class="([^"]+)"/.exec(result) ?? [];
  expect(result).toContain('<style nonce="abc">');
  expect(head).toMatch(/^<meta property="csp-nonce" nonce="abc"><style nonce="abc" data-styled/);
  expect(head).toContain(`.${name.split(' ').at(-1)}{`);
  const other = await collectStyles((collect) => renderToString(collect(createElement('p'))));
  expect(other.head).toBe('');
});

test('fails if the application was rendered without it', async () => {
  await expect(collectStyles(() => renderToString(button))).rejects.toThrow('collect(<App />)');
});

test('a server that collects no styles is told so, once', async () => {
  const log = vi.fn();
  const app = createElement(Broadsheet, { site: { id: 'courier' }, log }, button);
  await collectStyles((collect) => renderToString(collect(app)));
  expect(log).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    renderToString(app);
    expect(log).toHaveBeenCalled();
  });
  await collectStyles((collect) => renderToString(collect(app)));
  renderToString(app);
  expect(log.mock.calls).toEqual([[expect.stringContaining('collectStyles')]]);
});
