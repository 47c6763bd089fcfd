/** No entity is longer, so that so much is held back at the end of a piece. */
const TAIL = 40;
const BARE = /&(?!#?\w{1,32};)/g;
const ENTITY = /^&#?\w{1,32};/;
const BEGIN = '<![CDATA[';
const END = ']]>';

export interface AmpersandMender {
  /** Gives text on, except for its very end, which waits for what follows. */
  take(text: string): string;
  /** What was still waiting. */
  end(): string;
}

/** The entity may end behind the part that is looked at. */
function mendOne(text: string, at: number, sign: string): string {
  return ENTITY.test(text.slice(at, at + TAIL)) ? sign : '&amp;';
}

/**
 * Writes `&` as `&amp;` where no entity follows, which is what hand-made exports get wrong most. A parser would look for
 * the end of the entity through the rest of the file. What stands in CDATA is left as it is.
 */
export function createAmpersandMender(): AmpersandMender {
  let rest = '';
  let isInCdata = false;

  function mend(text: string, limit: number): string {
    let mended = '';
    let at = 0;
    while (at < limit) {
      const found = text.indexOf(isInCdata ? END : BEGIN, at);
      const isFound = found !== -1 && found < limit;
      const end = isFound ? found + (isInCdata ? END : BEGIN).length : limit;
      const part = text.slice(at, end);
      mended += isInCdata
        ? part
        : part.replace(BARE, (sign, offset: number) => mendOne(text, at + offset, sign));
      at = end;
      if (isFound) isInCdata = !isInCdata;
    }
    rest = text.slice(at);
    return mended;
  }

  return {
    take(text) {
      const whole = rest + text;
      return mend(whole, Math.max(0, whole.length - TAIL));
    },
    end: () => mend(rest, rest.length),
  };
}
