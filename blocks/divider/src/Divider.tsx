import { Divider as Line } from '@broadsheet/ui';

/** A line between two blocks, which only readers who see the page need. */
export function Divider() {
  return <Line assistiveHidden />;
}
