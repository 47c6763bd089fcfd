import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createHost } from './createHost.ts';
import { HostProvider, useHost } from './HostContext.tsx';

function Language() {
  return <p>{useHost().locale}</p>;
}

test('a block has the host above it, and one of its own without', () => {
  const host = createHost({ site: { locale: 'sv' } });
  const block = (
    <HostProvider host={host}>
      <Language />
    </HostProvider>
  );
  expect(renderToStaticMarkup(block)).toBe('<p>sv</p>');
  expect(renderToStaticMarkup(<Language />)).toBe('<p>en</p>');
});

test('a second copy of the package is told of, instead of an empty block', async () => {
  vi.resetModules();
  const other = await import('./HostContext.tsx');
  const block = (
    <other.HostProvider host={createHost()}>
      <Language />
    </other.HostProvider>
  );
  expect(() => renderToStaticMarkup(block)).toThrow('Two copies of @broadsheet/block-kit meet on this page.');
});
