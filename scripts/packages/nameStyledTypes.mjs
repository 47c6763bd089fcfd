/**
 * The compiler writes the types of styled components by their place inside styled-components, where they are not found with
 * `nodenext`, nor in other versions of it. These are the names under which it exports them, or their meaning.
 */
const INSIDE = /import\("styled-components\/dist\/types"\)\.(\w+)/g;

/** @type {Readonly<Record<string, { readonly name: string, readonly declared?: string }>>} */
const PUBLIC = {
  IStyledComponentBase: { name: 'import("styled-components").IStyledComponent' },
  CSSPropertiesWithVars: {
    name: 'StyleWithVariables',
    declared:
      'type StyleWithVariables = import("react").CSSProperties & { [key: `--${string}`]: string | number | undefined };',
  },
  Merged: {
    name: 'MergedProps',
    declared: 'type MergedProps<Own, Others> = Omit<Own, Exclude<keyof Others, "style">> & Others;',
  },
};

/**
 * Replaces types from inside styled-components in the text of a declaration file.
 *
 * @param {string} text
 * @returns {string}
 * @throws Error one of them has no public name yet
 */
export function nameStyledTypes(text) {
  /** @type {Set<string>} */
  const declared = new Set();
  const named = text.replaceAll(INSIDE, (_, /** @type {string} */ inside) => {
    const type = PUBLIC[inside];
    if (type === undefined)
      throw new Error(
        `A declaration names ${inside} from inside styled-components, where applications do not find it: give the component a type of its own, or nameStyledTypes a public name.`,
      );
    if (type.declared !== undefined) declared.add(type.declared);
    return type.name;
  });
  // Without `export {}`, what a declaration file declares is exported.
  return declared.size === 0 ? named : `${named}${[...declared].join('\n')}\nexport {};\n`;
}
