/** Between letters it shows nothing, and ends what mail programs take for an address. */
const INVISIBLE = '\u200B';

/**
 * Returns a person's own words so that no mail program makes a link of an address in them: an invisible character stands
 * behind the scheme, at each dot of a name, and at each `@`. Readers see the same text.
 */
export function defangLinks(text: string): string {
  return text
    .replaceAll(/(?<=\p{L}:)(?=\S)/gu, INVISIBLE)
    .replaceAll(/(?<=[\p{L}\p{N}])(?=[.@][\p{L}\p{N}])/gu, INVISIBLE);
}
