import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, HostProvider, LAZY_OFFSET, lazyLoaded } from '../index.ts';
import type { HostOptions } from '../index.ts';

/** Stands in for the browser's; the test says when the viewport comes near. */
class FakeObserver {
  static readonly all: FakeObserver[] = [];
  readonly observed: Element[] = [];
  isConnected = true;
  readonly notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;

  constructor(notify: FakeObserver['notify'], options: IntersectionObserverInit) {
    this.notify = notify;
    this.options = options;
    FakeObserver.all.push(this);
  }
  observe(element: Element): void {
    this.observed.push(element);
  }
  disconnect(): void {
    this.isConnected = false;
  }
}

const List = lazyLoaded(({ title }: { readonly title: string }) => <h2>{title}</h2>);
const list = <List title="Latest" lazyLoad />;
const hosted = (options: HostOptions) => <HostProvider host={createHost(options)}>{list}</HostProvider>;

describe('lazyLoaded', () => {
  beforeEach(() => {
    FakeObserver.all.length = 0;
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('renders nothing on the server', () => {
    expect(renderToString(list)).toBe('');
  });

  it('puts a placeholder into the browser and the block once it is near, for good', () => {
    const { container, unmount } = render(list);
    expect(container.innerHTML).toBe('<div></div>');
    const [observer] = FakeObserver.all;
    expect(observer?.observed).toEqual([container.firstChild]);
    expect(observer?.options).toEqual({ rootMargin: '300px 0px' });

    act(() => observer?.notify([{ isIntersecting: false }]));
    expect(container.innerHTML).toBe('<div></div>');
    act(() => observer?.notify([{ isIntersecting: false }, { isIntersecting: true }]));
    expect(container.innerHTML).toBe('<h2>Latest</h2>');
    expect(observer?.isConnected).toBe(false);
    expect(FakeObserver.all).toHaveLength(1);
    unmount();
  });

  it('stops looking when it leaves before it was near', () => {
    render(list).unmount();
    expect(FakeObserver.all.map(({ isConnected }) => isConnected)).toEqual([false]);
  });

  it('hydrates what the server sent', () => {
    const onRecoverableError = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    render(list, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe('<div></div>');
  });

  it.each([
    ['where the field is off', <List key="off" title="Latest" lazyLoad={false} />],
    ['where the field is missing', <List key="missing" title="Latest" />],
    ['in the page builder', hosted({ isAdmin: true })],
    ['under an engine that holds blocks back itself', hosted({ handlesLazyLoad: true })],
  ])('renders at once, on the server too, %s', (_where, element) => {
    expect(renderToString(element)).toBe('<h2>Latest</h2>');
    expect(render(element).container.innerHTML).toBe('<h2>Latest</h2>');
    expect(FakeObserver.all).toEqual([]);
  });

  it('begins 300 pixels before the viewport', () => {
    expect(LAZY_OFFSET).toBe(300);
  });
});
