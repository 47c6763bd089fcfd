import { useState } from 'react';
import type { ReactNode } from 'react';

export interface DrawerProps {
  readonly label: string;
  readonly children?: ReactNode;
}

/** A chain that is an island: it hides and shows the blocks inside, and counts how often. */
export function Drawer({ label, children }: DrawerProps) {
  const [presses, setPresses] = useState(0);
  const isOpen = presses % 2 === 0;
  return (
    <section aria-label={label}>
      <button type="button" aria-expanded={isOpen} onClick={() => setPresses(presses + 1)}>
        {label}
      </button>
      <output>{presses}</output>
      {isOpen && children}
    </section>
  );
}
