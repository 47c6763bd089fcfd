import { SUBSCRIBER_KEY } from './subscriberMark.ts';

/** The attribute that the root element has while a session is stored: `yes`, `no` or `unknown`. */
export const SUBSCRIBER_ATTRIBUTE = 'data-subscriber';

/**
 * An inline script for the head of every page. It marks the root element, before anything is painted, with whether the
 * reader of the stored session subscribes, while the page itself stays the same for everybody. Without access to storage it
 * marks nobody.
 */
export const subscriberScript = (base = ''): string =>
  `try{const k="ArcId.USER_INFO${base}",s=[sessionStorage.getItem(k),localStorage.getItem(k),document.cookie].find(i=>i?.includes("refreshToken"));if(s){const[i,w]=(localStorage.getItem("${SUBSCRIBER_KEY}${base}")||"").split(" ");document.documentElement.setAttribute("${SUBSCRIBER_ATTRIBUTE}",i&&s.includes(i)?w:"unknown")}}catch{}`;
