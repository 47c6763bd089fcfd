import { hasMethods, memberAt } from '../vendorMethods.ts';

/** Makes Facebook's script render its tags inside an element, which it does by itself only when it is initialised. */
export function drawFacebookButtons(place: HTMLElement): void {
  const { defaultView } = place.ownerDocument;
  const facebook = defaultView === null ? undefined : Reflect.get(defaultView, 'FB');
  const tags = memberAt(facebook, 'XFBML');
  if (hasMethods(tags, 'parse')) tags.parse(place);
}
