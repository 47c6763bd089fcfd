'use client';
import { useHost } from '@broadsheet/block-kit';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';

/** The milliseconds between two looks at the colours. Nothing tells of all that changes them. */
const LOOK_MS = 1_000;

/** Converts the style of the frame around a field to that of the field; what is wrong is told by the frame and in words. */
function toFieldStyle({ color, fontFamily }: CSSStyleDeclaration): StripeElementStyle {
  const base = { color, iconColor: color, fontFamily, fontSize: '17px', '::placeholder': { color } };
  return { base, invalid: { color, iconColor: color } };
}

/**
 * Returns the theme's colours for the provider's iframes, which cannot read the theme, and the ref of the frame around one.
 * They follow when the reader, or the device at nightfall, changes between light and dark.
 */
export function useFrameStyle() {
  const { environment } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<StripeElementStyle>({});
  useEffect(() => {
    const element = place.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const read = () => {
      const now = toFieldStyle(view.getComputedStyle(element));
      setStyle((before) => (before.base?.color === now.base?.color ? before : now));
    };
    read();
    return environment.every(LOOK_MS, read);
  }, [environment]);
  return { place, style };
}
