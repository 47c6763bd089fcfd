/**
 * The style rules of what is rendered, each made once.
 *
 * Making rules is a good part of what a styled component costs, and a fragment needs to know which of them are its own.
 * So all fragments share one memory of rules in the place of a style sheet: styled-components asks it for every name
 * that it writes into the markup, and hands it the rules of those that it does not know. What was asked for during a
 * render is what the markup needs, in the order in which a sheet of its own would hold it.
 */
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { readStyleGroups } from './styleGroups.ts';
import type { StyleGroup } from './styleGroups.ts';

/** The rules of a fragment. Equal lists of one collector are one object. */
export interface StyleList {
  /** No other list of the collector has it. */
  readonly id: number;
  /** One for each name, in the order in which the markup uses them. */
  readonly groups: readonly StyleGroup[];
}

export interface Styled {
  readonly html: string;
  readonly styles: StyleList;
}

/** Renders, and tells the rules. `collect` wraps each root whose rules belong to it. */
export type CollectStyles = (render: (collect: (element: ReactElement) => ReactElement) => string) => Styled;

export interface StyleCollector {
  readonly collect: CollectStyles;
  clear(): void;
}

interface KnownName {
  readonly serial: number;
  readonly group: StyleGroup;
}

interface StyleMemory {
  readonly collect: CollectStyles;
  /** How many names are known. */
  size(): number;
}

/** Beyond this many names everything is made anew: rules may hold values of content, and so be endlessly many. */
const MAX_NAMES = 10_000;

/** Of a fragment that was not rendered. */
export const NO_STYLES: StyleList = { id: 0, groups: [] };

/** What styled-components would print for one name. Without rules it prints nothing, so it gets one to print. */
function printedGroup(id: string, name: string, rules: string[]): StyleGroup {
  const sheet = new ServerStyleSheet();
  sheet.instance.insertRules(id, name, rules.length > 0 ? rules : ['i{}']);
  const [group] = readStyleGroups(sheet.getStyleTags());
  return { order: group?.order ?? 0, id, names: [name], rules };
}

function createStyleMemory(nextId: () => number): StyleMemory {
  const sheet = new ServerStyleSheet().instance;
  const known = new Map<string, Map<string, KnownName>>();
  const lists = new Map<string, StyleList>();
  let used = new Set<KnownName>();
  let size = 0;

  sheet.hasNameForId = (id, name) => {
    const found = known.get(id)?.get(name);
    if (found !== undefined) used.add(found);
    return found !== undefined;
  };
  sheet.insertRules = (id, name, rules) => {
    const made = { serial: ++size, group: printedGroup(id, name, rules) };
    const names = known.get(id) ?? new Map<string, KnownName>();
    known.set(id, names.set(name, made));
    used.add(made);
  };
  // Global styles are cleared before their rules are written again.
  sheet.clearRules = (id) => {
    for (const found of known.get(id)?.values() ?? []) used.delete(found);
    known.delete(id);
  };

  function listOf(names: ReadonlySet<KnownName>): StyleList {
    let key = '';
    for (const { serial } of names) key += `${serial} `;
    let list = lists.get(key);
    if (list === undefined) {
      list = { id: nextId(), groups: [...names].map(({ group }) => group) };
      lists.set(key, list);
    }
    return list;
  }

  return {
    collect(render) {
      used = new Set();
      // Global styles count their instances by sheet; each fragment counts its own.
      sheet.gs = {};
      const html = render((element) => createElement(StyleSheetManager, { sheet }, element));
      return { html, styles: listOf(used) };
    },
    size: () => size + lists.size,
  };
}

export function createStyleCollector(): StyleCollector {
  let lastId = NO_STYLES.id;
  const create = () => createStyleMemory(() => ++lastId);
  let memory = create();
  return {
    collect(render) {
      if (memory.size() > MAX_NAMES) memory = create();
      return memory.collect(render);
    },
    clear() {
      memory = create();
    },
  };
}
