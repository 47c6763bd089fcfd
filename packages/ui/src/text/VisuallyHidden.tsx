import type { ReactNode } from 'react';

/** Renders text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children?: ReactNode }) {
  return <span className="bs-hidden">{children}</span>;
}
