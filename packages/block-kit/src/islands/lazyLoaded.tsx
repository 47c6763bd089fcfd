'use client';
import { useEffect, useRef, useState } from 'react';
import type { BlockComponent } from '../block/BlockSpec.ts';
import { useHost } from '../host/HostContext.tsx';

/** The distance from the viewport at which a block is rendered, in CSS pixels. */
export const LAZY_OFFSET = 300;

/**
 * Adds the `lazyLoad` field to a component: it renders nothing on the server, a placeholder in the browser, and the block
 * once it is near the viewport. The page builder renders it at once, and so does the engine, which defers the whole
 * block itself and needs no script for it.
 */
export function lazyLoaded<Props extends object>(
  Component: BlockComponent<Props>,
): BlockComponent<Props & { readonly lazyLoad?: boolean }> {
  function LazyLoaded(props: Props & { readonly lazyLoad?: boolean }) {
    const { isAdmin, handlesLazyLoad } = useHost();
    const waits = props.lazyLoad === true && !isAdmin && !handlesLazyLoad;
    return waits ? <NearViewport component={Component} props={props} /> : <Component {...props} />;
  }
  LazyLoaded.displayName = `LazyLoaded(${Component.name})`;
  return LazyLoaded;
}

interface NearViewportProps<Props extends object> {
  readonly component: BlockComponent<Props>;
  readonly props: Props;
}

function NearViewport<Props extends object>({ component: Component, props }: NearViewportProps<Props>) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'server' | 'waiting' | 'near'>('server');
  useEffect(() => {
    if (phase === 'server') return setPhase('waiting');
    const element = placeholder.current;
    if (phase === 'near' || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setPhase('near'),
      { rootMargin: `${LAZY_OFFSET}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [phase]);
  if (phase === 'near') return <Component {...props} />;
  return phase === 'waiting' ? <div ref={placeholder} /> : null;
}
