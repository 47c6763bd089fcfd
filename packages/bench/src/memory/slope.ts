/** The rise of the straight line that lies nearest to the points (least squares). */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middleX = mean(points.map(([x]) => x));
  const middleY = mean(points.map(([, y]) => y));
  let [up, across] = [0, 0];
  for (const [x, y] of points) {
    up += (x - middleX) * (y - middleY);
    across += (x - middleX) ** 2;
  }
  return up / across;
}
