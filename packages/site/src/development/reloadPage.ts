/** Runs in pages of readers while the site is developed: Vite's client reloads them for anything, and this one for blocks. */
import { BLOCKS_CHANGED } from '../pagebuilder/desk/deskElements.ts';

import.meta.hot?.on(BLOCKS_CHANGED, () => globalThis.location.reload());
