import { Divider as Line } from '@broadsheet/ui';

/** Renders a line between two blocks, hidden from assistive technology. */
export function Divider() {
  return <Line assistiveHidden />;
}
