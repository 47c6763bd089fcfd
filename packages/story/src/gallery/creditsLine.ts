import type { Credits } from '@broadsheet/sdk-content';

/** Credits of an image or video. An editor's own wording, the vanity credits, takes the place of the rest. */
export interface Credited {
  readonly credits?: Credits;
  readonly vanity_credits?: Credits;
}

function names(entries: readonly { readonly name?: string }[] = []): string {
  return entries.flatMap(({ name }) => name ?? []).join(', ');
}

/** "(Lena Fars, Obi Rowntree / Courier)" as plain text; empty without a name. */
export function creditsLine({ credits, vanity_credits }: Credited): string {
  const { by, affiliation } = vanity_credits ?? credits ?? {};
  const line = [names(by), names(affiliation)].filter((part) => part !== '').join(' / ');
  return line === '' ? '' : `(${line})`;
}
