import { block as alertBar } from '@broadsheet/block-alert-bar/block';
import { block as output } from '@broadsheet/block-default/block';
import { block as divider } from '@broadsheet/block-divider/block';
import { block as doubleChain } from '@broadsheet/block-double-chain/block';
import { block as gallery } from '@broadsheet/block-gallery/block';
import { block as headline } from '@broadsheet/block-headline/block';
import { block as htmlbox } from '@broadsheet/block-htmlbox/block';
import { block as linksBar } from '@broadsheet/block-links-bar/block';
import { block as login } from '@broadsheet/block-login/block';
import { block as offer } from '@broadsheet/block-offer/block';
import { block as paywall } from '@broadsheet/block-paywall/block';
import { block as resultsList } from '@broadsheet/block-results-list/block';
import { block as rightRail } from '@broadsheet/block-right-rail/block';
import { block as sectionTitle } from '@broadsheet/block-section-title/block';
import { block as shareBar } from '@broadsheet/block-share-bar/block';
import { block as signup } from '@broadsheet/block-signup/block';
import { block as simpleList } from '@broadsheet/block-simple-list/block';
import { block as singleChain } from '@broadsheet/block-single-chain/block';
import type { Block } from '@broadsheet/block-kit';
import { connectEngine } from '../src/index.ts';
import type { Engine } from '../src/index.ts';
import { useComponentContext, useFusionContext } from './createStandIn.tsx';
import type { FeaturePack } from './createStandIn.tsx';
import { PropTypes } from './standInTypes.ts';

const FEATURES: readonly Block[] = [
  alertBar,
  divider,
  gallery,
  headline,
  htmlbox,
  linksBar,
  login,
  offer,
  paywall,
  resultsList,
  sectionTitle,
  shareBar,
  signup,
  simpleList,
];

/** Makes a feature pack of real blocks, as its files would export them. */
export function createPack(given: Pick<Engine, 'useContent' | 'html'> & Partial<Engine>): FeaturePack {
  const { toComponent } = connectEngine({ PropTypes, useFusionContext, useComponentContext, ...given });
  const load = (blocks: readonly Block[]) =>
    Object.fromEntries(blocks.map((block) => [`broadsheet/${block.name}`, toComponent(block)]));
  return {
    features: load(FEATURES),
    chains: load([doubleChain, singleChain]),
    layouts: { 'right-rail': toComponent(rightRail) },
    outputTypes: { default: toComponent(output) },
  };
}
