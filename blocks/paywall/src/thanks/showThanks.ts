/** Thanks a reader who returns from the checkout; fetched only then. */
import type { Environment } from '@broadsheet/block-kit';
import { consumeBoughtNote } from '@broadsheet/sales-ui/bought-note';
import type { FindPart } from '../findPart.ts';

/** Says above the open story what was bought and when it renews. @param place the wall's place, which contains the box */
export function showThanks(
  place: HTMLElement,
  { environment, findPart }: { readonly environment: Environment; readonly findPart: FindPart },
): void {
  const note = consumeBoughtNote(environment);
  if (note === undefined || note.product === '') return;
  const box = findPart(place, 'thanks');
  const fill = (text: string) =>
    text
      .replace('{product}', () => note.product)
      .replace('{date}', () => note.renewsOn)
      .replace('{amount}', () => note.nextCharge);
  const [bought, renewal] = [findPart(box, 'bought'), findPart(box, 'renewal')];
  bought.textContent = fill(bought.dataset['text'] ?? '');
  const { charge = '', text = '' } = renewal.dataset;
  renewal.textContent = fill(note.nextCharge === '' ? text : charge);
  renewal.hidden = note.renewsOn === '';
  const account = findPart(box, 'account');
  account.textContent = note.account;
  account.hidden = note.account === '';
  const column = (place.closest('bs-block') ?? place).parentElement;
  column?.prepend(box);
  box.hidden = false;
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'center' });
}
