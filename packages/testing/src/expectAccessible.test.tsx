import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from './index.ts';

test('reports every violation with its rule and its element', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = '<img src="/a.jpg"><button type="button"></button>';
  const report = expectAccessible(container);
  await expect(report).rejects.toThrow('image-alt');
  await expect(report).rejects.toThrow('<img src="/a.jpg">');
  await expect(report).rejects.toThrow('button-name');
});

test('accepts a block that is no whole page', async () => {
  const { container } = render(
    <article>
      <h3>Tide</h3>
      <img src="/a.jpg" alt="" />
    </article>,
  );
  await expect(expectAccessible(container)).resolves.toBeUndefined();
});
