import type { Block } from '@broadsheet/block-kit';
import type { ScriptFile } from '@broadsheet/page-lint';

type Hydration = Block['hydrate'];

/** Says in a sentence when a script without React starts. */
function describeEnhancement(hydrate: Extract<Hydration, { readonly mode: 'enhance' }>): string {
  switch (hydrate.when) {
    case 'visible':
      return 'Its script, without React, starts when it is in the window.';
    case 'touch':
      return 'Its script, without React, starts when a reader first uses it.';
    case 'granted':
      return `Its script, without React, starts when the reader has agreed to “${hydrate.purpose}”.`;
    case undefined:
      return 'Its script, without React, starts with the page.';
  }
}

const ISLAND_STARTS: Readonly<Record<Extract<Hydration, { readonly mode: 'island' }>['when'], string>> = {
  load: 'with the page',
  idle: 'when the browser has nothing else to do',
  visible: 'when it is in the window',
  interaction: 'when a reader first uses it',
};

/** Says in a sentence when the script of a block starts. */
function describeStart(hydrate: Hydration): string {
  switch (hydrate.mode) {
    case 'never':
      return 'It has no script: it is markup only.';
    case 'enhance':
      return describeEnhancement(hydrate);
    case 'island':
      return `React hydrates it ${ISLAND_STARTS[hydrate.when]}.`;
  }
}

/** Describes the script of a block, with its size in a build; `undefined` for scripts before the first build. */
export function describeScript(hydrate: Hydration, scripts: readonly ScriptFile[] | undefined): string {
  const start = describeStart(hydrate);
  if (hydrate.mode === 'never') return start;
  if (scripts === undefined) return `${start} Its size is known after the first build.`;
  const bytes = [...new Map(scripts.map((file) => [file.url, file.bytes])).values()].reduce(
    (sum, size) => sum + size,
    0,
  );
  if (bytes === 0) return `${start} It is part of the script that every page loads.`;
  return `${start} A page with no other script loads ${bytes.toLocaleString('en')} bytes for it, compressed.`;
}
