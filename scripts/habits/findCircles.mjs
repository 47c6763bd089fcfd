/**
 * Finds the circles of a graph: its strongly connected components that have more than one member (Tarjan's
 * algorithm).
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph where each member leads
 * @returns {readonly (readonly string[])[]} members sorted, circles by their first member
 */
export function findCircles(graph) {
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} member @returns {{ index: number, low: number, isOpen: boolean }} */
  function visit(member) {
    const state = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(member, state);
    open.push(member);
    for (const next of graph.get(member) ?? []) {
      const other = seen.get(next);
      if (other === undefined) state.low = Math.min(state.low, visit(next).low);
      else if (other.isOpen) state.low = Math.min(state.low, other.index);
    }
    if (state.low === state.index) close(member);
    return state;
  }

  /** @param {string} first */
  function close(first) {
    const members = open.splice(open.indexOf(first));
    for (const member of members) Object.assign(seen.get(member) ?? {}, { isOpen: false });
    if (members.length > 1) circles.push(members.toSorted());
  }

  for (const member of graph.keys()) if (!seen.has(member)) visit(member);
  return circles.toSorted(([first = ''], [second = '']) => (first < second ? -1 : 1));
}
