/**
 * The cool-down during which One Tap stays hidden after a reader has closed it; it grows each time. It is stored in the same
 * cookie as the real one's, so that clearing the cookie shows One Tap again.
 */
const COOL_DOWN_COOKIE = 'g_state';
const HOUR_MS = 3_600_000;
const STEPS_MS = [2 * HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS, 28 * 24 * HOUR_MS];
const COOKIE_SECONDS = 180 * 86_400;

/** @returns {{ readonly level: number, readonly until: number }} milliseconds since 1970 */
function readCoolDown() {
  const text = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOL_DOWN_COOKIE}=`))
    ?.slice(COOL_DOWN_COOKIE.length + 1);
  try {
    /** @type {unknown} */
    const state = JSON.parse(decodeURIComponent(text ?? '{}'));
    const isState = typeof state === 'object' && state !== null && 'i_l' in state && 'i_p' in state;
    return isState
      ? { level: Number(state.i_l) || 0, until: Number(state.i_p) || 0 }
      : { level: 0, until: 0 };
  } catch {
    // The page has emptied or overwritten the cookie, by which pages end the cool-down.
    return { level: 0, until: 0 };
  }
}

export function isCoolingDown() {
  return readCoolDown().until > Date.now();
}

export function beginCoolDown() {
  const level = Math.min(readCoolDown().level + 1, STEPS_MS.length);
  const state = JSON.stringify({ i_l: level, i_p: Date.now() + (STEPS_MS[level - 1] ?? 0) });
  document.cookie = `${COOL_DOWN_COOKIE}=${state}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

export function endCoolDown() {
  document.cookie = `${COOL_DOWN_COOKIE}=; path=/; max-age=0`;
}
