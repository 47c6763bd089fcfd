import { useEffect, useState } from 'react';

/**
 * Returns the token of a mailed link, and removes it from the URL at once, so that nobody sees it on the screen or in the
 * history.
 */
export function useLinkToken(): string {
  const [token] = useState(() => globalThis.location.hash.slice(1));
  useEffect(() => {
    if (globalThis.location.hash !== '')
      globalThis.history.replaceState(null, '', globalThis.location.pathname);
  }, []);
  return token;
}
