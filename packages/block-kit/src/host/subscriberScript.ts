import { SUBSCRIBER_KEY } from './subscriberMark.ts';

/** On the root element while a session is stored: `yes`, `no`, or `unknown`. */
export const SUBSCRIBER_ATTRIBUTE = 'data-subscriber';

/**
 * For the head of every page, which is the same for everybody: tells its styles, before anything is painted, whether the
 * reader of the stored session subscribes. Refused storage is that of nobody.
 */
export const subscriberScript = `try{const k="ArcId.USER_INFO",s=[sessionStorage.getItem(k),localStorage.getItem(k),document.cookie].find(i=>i?.includes("refreshToken"));if(s){const[i,w]=(localStorage.getItem("${SUBSCRIBER_KEY}")||"").split(" ");document.documentElement.setAttribute("${SUBSCRIBER_ATTRIBUTE}",i&&s.includes(i)?w:"unknown")}}catch{}`;
