import type { Credits } from '@broadsheet/sdk-content';

/** The credits of an image or video. The editor's own wording, the vanity credits, replaces the rest. */
export interface Credited {
  readonly credits?: Credits;
  readonly vanity_credits?: Credits;
}

function names(entries: readonly { readonly name?: string }[] = []): string {
  return entries.flatMap(({ name }) => name ?? []).join(', ');
}

/** Returns "(Lena Fars, Obi Rowntree / Courier)" as plain text; empty without a name. */
export function creditsLine({ credits, vanity_credits }: Credited): string {
  const { by, affiliation } = vanity_credits ?? credits ?? {};
  const line = [names(by), names(affiliation)].filter((part) => part !== '').join(' / ');
  return line === '' ? '' : `(${line})`;
}
