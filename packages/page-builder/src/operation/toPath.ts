/** The size of a chart's drawing; it is stretched to the room that there is. */
export const WIDTH = 600;
export const HEIGHT = 100;

/**
 * Returns the path of a line through values, from the oldest to the newest; a gap where there is none.
 *
 * @param most the value at the upper edge, more than 0
 */
export function toPath(values: readonly (number | undefined)[], most: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  let isDrawing = false;
  const parts: string[] = [];
  for (const [index, value] of values.entries()) {
    if (value === undefined) {
      isDrawing = false;
      continue;
    }
    const point = `${(index * step).toFixed(1)} ${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`;
    // A value without neighbours is a line of no length, whose round ends are a dot.
    parts.push(isDrawing ? `L${point}` : `M${point}h0`);
    isDrawing = true;
  }
  return parts.join('');
}

const STEPS = [1, 2, 5, 10];

/** Returns the number at the upper edge for a highest value: the next of 1, 2, 5, 10, 20, 50 and so on. */
export function toUpperEdge(highest: number): number {
  if (highest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * (STEPS.find((step) => step * power >= highest) ?? 10);
}
