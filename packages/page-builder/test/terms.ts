/**
 * The words of the newsroom that the page builder uses, one word a term and language.
 *
 * Whoever translates a phrase takes the word of its term from here; a test holds the translations to it. Given are the parts
 * of a word that stay when it is bent, more than one where its stem changes. Where a language says a phrase without the word
 * at all, the phrase is named among those that are free.
 */

/** What stands for a term in a language, any of several. */
type Stems = readonly string[];

export interface Term {
  readonly english: RegExp;
  readonly stems: Readonly<Record<string, Stems>>;
}

export const TERMS: readonly Term[] = [
  {
    english: /\bdrafts?\b/i,
    stems: {
      de: ['entwurf', 'entwürfe'],
      es: ['borrador'],
      fr: ['brouillon'],
      ja: ['下書き'],
      ko: ['초안'],
      no: ['utkast'],
      pt: ['rascunho'],
      sv: ['utkast'],
    },
  },
  {
    english: /\btemplates?\b/i,
    stems: {
      de: ['vorlage'],
      es: ['plantilla'],
      fr: ['modèle'],
      ja: ['テンプレート'],
      ko: ['템플릿'],
      no: ['mal'],
      pt: ['modelo'],
      sv: ['mall'],
    },
  },
  {
    english: /\bversions?\b/i,
    stems: {
      de: ['version'],
      es: ['versi'],
      fr: ['version'],
      ja: ['バージョン'],
      ko: ['버전'],
      no: ['versjon'],
      pt: ['vers'],
      sv: ['version'],
    },
  },
  {
    english: /\bblocks?\b/i,
    stems: {
      de: ['block', 'blöcke'],
      es: ['bloque'],
      fr: ['bloc'],
      ja: ['ブロック'],
      ko: ['블록'],
      no: ['blokk'],
      pt: ['bloco'],
      sv: ['block'],
    },
  },
  {
    english: /\breaders?\b/i,
    stems: {
      de: ['leser'],
      es: ['lector'],
      fr: ['lecteur'],
      ja: ['読者'],
      ko: ['독자'],
      no: ['leser'],
      pt: ['leitor'],
      sv: ['läsar'],
    },
  },
  {
    english: /\b(story|stories)\b/i,
    stems: {
      de: ['artikel'],
      es: ['artículo'],
      fr: ['article'],
      ja: ['記事'],
      ko: ['기사'],
      no: ['sak'],
      pt: ['artigo'],
      sv: ['artik'],
    },
  },
  {
    english: /\bmenus?\b/i,
    stems: {
      de: ['menü'],
      es: ['menú'],
      fr: ['menu'],
      ja: ['メニュー'],
      ko: ['메뉴'],
      no: ['meny'],
      pt: ['menu'],
      sv: ['meny'],
    },
  },
  {
    english: /\bsecond factors?\b/i,
    stems: {
      de: ['zweite', 'faktor'],
      es: ['segundo'],
      fr: ['second', 'facteur'],
      ja: ['2要素認証'],
      ko: ['2단계 인증'],
      no: ['totrinnsbekreftelse'],
      pt: ['segundo'],
      sv: ['tvåstegsverifiering'],
    },
  },
  {
    english: /\bpasskeys?\b/i,
    stems: {
      de: ['passkey'],
      es: ['llave de acceso', 'llaves de acceso'],
      fr: ['clé', 'passkey'],
      ja: ['パスキー'],
      ko: ['패스키'],
      no: ['passnøkkel', 'passnøkler'],
      pt: ['chave de acesso', 'chaves de acesso'],
      sv: ['lösennyck'],
    },
  },
  {
    english: /\bpreview links?\b/i,
    stems: {
      de: ['vorschau-link'],
      es: ['enlace de vista previa', 'enlaces de vista previa'],
      fr: ['aperçu'],
      ja: ['プレビューリンク'],
      ko: ['미리보기 링크'],
      no: ['forhåndslenke'],
      pt: ['ligação de pré-visualização', 'ligações de pré-visualização'],
      sv: ['förhandslänk'],
    },
  },
  {
    english: /\bfocal point\b/i,
    stems: {
      de: ['bildmittelpunkt'],
      es: ['punto focal'],
      fr: ['point'],
      ja: ['画像の中心点'],
      ko: ['이미지 초점'],
      no: ['fokuspunkt'],
      pt: ['ponto focal'],
      sv: ['fokuspunkt'],
    },
  },
];

/** Some languages have a verb of their own for what is taken away from readers. */
const TAKEN_AWAY = [
  'publishing.unpublish',
  'publishing.unpublishTitle',
  'publishing.unpublished',
  'versions.takenAway',
] as const;

/** Phrases that a language says without the word of their term, because it says them better so. */
export const FREE: Readonly<Record<string, readonly string[]>> = {
  ja: TAKEN_AWAY,
  no: TAKEN_AWAY,
  sv: TAKEN_AWAY,
};

/** English texts that are the same word in another language, or a name that no language changes. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Passkey',
    'OpenID',
    'Tablet',
    'Block',
    'Name',
    'Name {number}',
    'Link',
    'HTML',
    'Layout',
    'Code',
    'Navigation',
    'Version {number}, {moment}',
    'Version {number}',
  ],
  es: ['OpenID', 'HTML'],
  fr: [
    'Page',
    'Pages',
    'Pages …',
    'Images',
    'OpenID',
    'Versions',
    'HTML',
    'Description',
    'Code',
    'Site',
    'Source',
    'Navigation',
    'Place {place}',
    'Places',
    'E-mail',
    'Menu',
    'Version {number}, {moment}',
    'Version {number}',
  ],
  ja: ['OpenID', 'HTML'],
  ko: ['OpenID', 'HTML'],
  no: ['OpenID', 'HTML', 'Layout'],
  pt: ['OpenID', 'Tablet', 'HTML', 'Site', 'E-mail', 'Menu'],
  sv: ['OpenID', 'Block', 'HTML', 'Layout', 'Version {number}, {moment}', 'Version {number}'],
};
