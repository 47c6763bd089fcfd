'use client';
import { usePublicUrl } from '@broadsheet/block-kit';

/** Names a file of a recording, under the path at which the site stands. */
export function AudioSource({ address }: { readonly address: string }) {
  const publicUrl = usePublicUrl();
  return <source src={publicUrl(address)} />;
}
