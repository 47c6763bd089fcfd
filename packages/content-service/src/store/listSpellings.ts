import { spellPath } from '@broadsheet/sdk-content/server';

/** Decodes what is valid UTF-8 in a spelled path. */
function decodeSpelled(path: string): string {
  return path.replaceAll(/(?:%[89A-F][\dA-F])+/g, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

const withSmallLetters = (path: string): string =>
  path.replaceAll(/%[\dA-F]{2}/g, (code) => code.toLowerCase());

/**
 * Lists the spellings in which the id of a section or the slug of a tag or an author may be stored: as it is asked for, readable,
 * and percent-encoded with capital or small letters, each composed and decomposed. Documents name sections and tags as
 * their source wrote them; only addresses are stored in one spelling.
 */
export function listSpellings(text: string): readonly string[] {
  if (!/[^\0-\x7f]|%[\da-f]{2}/i.test(text)) return [text];
  const readable = decodeSpelled(spellPath(text));
  const forms = [readable, readable.normalize('NFD')];
  const encoded = forms.map((form) =>
    form.replaceAll(/[^\0-\x7f]+/g, (signs) => encodeURIComponent(signs.toWellFormed())),
  );
  return [...new Set([text, ...forms, ...encoded, ...encoded.map(withSmallLetters)])];
}
