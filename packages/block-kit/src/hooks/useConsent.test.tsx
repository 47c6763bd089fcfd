import { createTestConsent } from '@broadsheet/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createHost, HostProvider, useConsent } from '../index.ts';
import type { HostOptions } from '../index.ts';

const within = (options: HostOptions) => {
  const host = createHost(options);
  return ({ children }: { readonly children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
};
const settle = () => act(async () => undefined);

it('is unknown on the server and follows the reader in the browser', async () => {
  const port = createTestConsent({ analytics: 'refused' });
  const wrapper = within({ consent: async () => port });
  const Shown = () => <p>{useConsent('analytics').state}</p>;
  expect(renderToString(wrapper({ children: <Shown /> }))).toBe('<p>unknown</p>');

  const { result, unmount } = renderHook(() => useConsent('analytics'), { wrapper });
  expect(result.current.state).toBe('unknown');
  await settle();
  expect(result.current.state).toBe('refused');
  act(() => port.set({ analytics: 'granted' }));
  expect(result.current.state).toBe('granted');
  result.current.open();
  expect(port.opened).toBe(1);
  unmount();
  act(() => port.set({ analytics: 'refused' }));
  expect(result.current.state).toBe('granted');
});

it('stays unknown in the page builder, which asks nobody', async () => {
  const consent = vi.fn(async () => createTestConsent({ analytics: 'granted' }));
  const { result } = renderHook(() => useConsent('analytics'), {
    wrapper: within({ consent, isAdmin: true }),
  });
  await settle();
  expect(result.current.state).toBe('unknown');
  expect(consent).not.toHaveBeenCalled();
});

it('stays unknown where nobody can be asked, and says so', async () => {
  const log = vi.fn();
  const consent = () => Promise.reject(new Error('offline'));
  const { result } = renderHook(() => useConsent('analytics'), { wrapper: within({ consent, log }) });
  await settle();
  expect(result.current.state).toBe('unknown');
  expect(log.mock.calls.flat().join('\n')).toContain('offline');
});
