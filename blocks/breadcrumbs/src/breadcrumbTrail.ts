import type { Page } from '@broadsheet/block-kit';
import { parseSection, parseStory, plainLine, plainText, sectionTrail } from '@broadsheet/sdk-content';
import type { NavigationNode, TrailSection } from '@broadsheet/sdk-content';

/** A step of the trail below the front page. A step without a URL is the page itself. */
export interface Step {
  readonly name: string;
  readonly url?: string;
}

export interface TrailOptions {
  /** The site's id. */
  readonly site: string;
  readonly tree: NavigationNode | undefined;
  readonly showHeadline: boolean;
}

function sectionSteps(
  section: TrailSection | undefined,
  tree: NavigationNode | undefined,
): readonly Required<Step>[] {
  return sectionTrail(section, tree).flatMap(({ _id, name }) => {
    const printed = plainLine(name);
    return printed === undefined || _id === undefined ? [] : [{ name: printed, url: _id }];
  });
}

/** Returns the steps from below the front page to the page; empty when the page is neither a section's nor a story's. */
export function breadcrumbTrail(
  { type, globalContent }: Pick<Page, 'type' | 'globalContent'>,
  { site, tree, showHeadline }: TrailOptions,
): readonly Step[] {
  if (type === 'section') {
    const steps = sectionSteps(parseSection(globalContent), tree);
    const last = steps.at(-1);
    return last === undefined ? [] : [...steps.slice(0, -1), { name: last.name }];
  }
  const story = parseStory(globalContent);
  const steps = sectionSteps(story?.websites?.[site]?.website_section, tree);
  const headline = plainText(story?.headlines?.basic);
  return steps.length === 0 || !showHeadline || headline === undefined
    ? steps
    : [...steps, { name: headline }];
}
