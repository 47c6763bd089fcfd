import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';

export const metadata: Metadata = { title: 'Host' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
