/**
 * Checks the editors' texts of blocks in the eight other languages: none is missing, and none is unused.
 *
 * @typedef {import('@broadsheet/block-kit').Block} Block
 * @typedef {import('@broadsheet/block-kit').Translations} Translations
 * @typedef {Pick<
 *   typeof import('@broadsheet/block-kit'),
 *   'LOCALES' | 'mapEditorTexts' | 'sharedTranslations'
 * >} Kit
 */

/**
 * Lists the English texts of a block that editors read.
 *
 * @param {Block} block
 * @param {Kit} kit
 * @returns {ReadonlySet<string>}
 */
function textsOf(block, { mapEditorTexts }) {
  /** @type {Set<string>} */
  const texts = new Set();
  mapEditorTexts(block, (text) => {
    texts.add(text);
    return text;
  });
  return texts;
}

/**
 * Checks that every text has a translation in every language, in the block's own table or in the one that all blocks
 * share.
 *
 * @param {Block} block
 * @param {Kit} kit
 * @returns {readonly string[]} one sentence a problem
 */
export function checkTranslations(block, kit) {
  const tables = [...block.translations, kit.sharedTranslations];
  return [...textsOf(block, kit)].flatMap((text) => {
    const missing = kit.LOCALES.filter((locale) => !tables.some((table) => table[text]?.[locale]?.trim()));
    return missing.length === 0
      ? []
      : [
          `"${text}" has no translation in ${missing.join(', ')}. Write it in src/translations.ts, or where it is shared.`,
        ];
  });
}

/** @param {string} text */
const unsaid = (text) => `Nothing says "${text}" any more. Take its translations out.`;

/**
 * @param {Translations} table the block's own
 * @param {Block} block
 * @param {Kit} kit
 * @returns {readonly string[]} one sentence for each translation that the block does not say any more
 */
export function findUnsaid(table, block, kit) {
  const said = textsOf(block, kit);
  return Object.keys(table)
    .filter((text) => !said.has(text))
    .map(unsaid);
}

/**
 * Checks the tables that blocks share in the same way.
 *
 * @param {readonly Block[]} blocks all there are
 * @param {Kit} kit
 */
export function findUnsaidTogether(blocks, kit) {
  /** @type {Map<Translations, Block[]>} */
  const users = new Map([[kit.sharedTranslations, [...blocks]]]);
  for (const block of blocks)
    for (const table of block.translations) users.set(table, [...(users.get(table) ?? []), block]);
  const said = new Map(blocks.map((block) => [block, textsOf(block, kit)]));
  return [...users]
    .filter(([, bringing]) => bringing.length > 1)
    .flatMap(([table, bringing]) =>
      Object.keys(table).filter((text) => !bringing.some((block) => said.get(block)?.has(text))),
    )
    .map(unsaid);
}
