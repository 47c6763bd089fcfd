/** The width of the providers' buttons in CSS pixels, where there is enough room. */
const WIDTH = 400;

export function buttonWidth({ clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.min(WIDTH, clientWidth) : WIDTH;
}
