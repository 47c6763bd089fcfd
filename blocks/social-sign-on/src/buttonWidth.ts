/** CSS pixels that the providers' buttons are wide, where there is so much room. */
const WIDTH = 400;

export function buttonWidth({ clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.min(WIDTH, clientWidth) : WIDTH;
}
