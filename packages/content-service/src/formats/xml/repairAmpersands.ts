/** The number of characters held back at the end of a chunk; no entity is longer. */
const TAIL = 40;
const BARE = /&(?!#?\w{1,32};)/g;
const ENTITY = /^&#?\w{1,32};/;
const BEGIN = '<![CDATA[';
const END = ']]>';

export interface AmpersandRepair {
  /** Returns the corrected text, except for its end, which is held back until the next chunk. */
  write(text: string): string;
  /** Returns the text that was held back. */
  end(): string;
}

/** Escapes one ampersand, unless it begins an entity in the whole text: the entity may end after the part being mended. */
function repairOne(text: string, at: number, sign: string): string {
  return ENTITY.test(text.slice(at, at + TAIL)) ? sign : '&amp;';
}

/**
 * Creates a stream filter that writes `&` as `&amp;` where no entity follows, the most common mistake in hand-made exports.
 * A parser would search the rest of the file for the end of the entity. CDATA sections stay unchanged.
 */
export function createAmpersandRepair(): AmpersandRepair {
  let rest = '';
  let isInCdata = false;

  function repair(text: string, limit: number): string {
    let repaired = '';
    let at = 0;
    while (at < limit) {
      const found = text.indexOf(isInCdata ? END : BEGIN, at);
      const isFound = found !== -1 && found < limit;
      const end = isFound ? found + (isInCdata ? END : BEGIN).length : limit;
      const part = text.slice(at, end);
      repaired += isInCdata
        ? part
        : part.replace(BARE, (sign, offset: number) => repairOne(text, at + offset, sign));
      at = end;
      if (isFound) isInCdata = !isInCdata;
    }
    rest = text.slice(at);
    return repaired;
  }

  return {
    write(text) {
      const whole = rest + text;
      return repair(whole, Math.max(0, whole.length - TAIL));
    },
    end: () => repair(rest, rest.length),
  };
}
