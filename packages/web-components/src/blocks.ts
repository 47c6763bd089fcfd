/**
 * The blocks that need nothing from a server but what they fetch in the browser. The block of an author's HTML is none of
 * them: that HTML is sanitised on the server alone.
 */
import { block as alertBar } from '@broadsheet/block-alert-bar/block';
import { block as appearance } from '@broadsheet/block-appearance/block';
import { block as divider } from '@broadsheet/block-divider/block';
import { block as login } from '@broadsheet/block-login/block';
import { block as offer } from '@broadsheet/block-offer/block';
import { block as shareBar } from '@broadsheet/block-share-bar/block';
import { block as signup } from '@broadsheet/block-signup/block';
import type { Block } from '@broadsheet/block-kit';

/** By the value of the attribute `name`. */
export const blocks: ReadonlyMap<string, Block> = new Map<string, Block>(
  [alertBar, appearance, divider, login, offer, shareBar, signup].map((block) => [block.name, block]),
);
