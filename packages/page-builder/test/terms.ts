/**
 * The newsroom's terms in the page builder, with one word for each term and language. A translation must use the word of
 * its term from here; a test checks it. An entry lists the parts of a word that stay the same when it is inflected; several
 * if its stem changes. A phrase that a language expresses without the word is listed in `FREE`.
 */

/** The stems of a term in one language, any of which may be used. */
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
    english: /(?<!screen )\breaders?\b/i,
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

/** The phrases about unpublishing, for which some languages have a verb of their own. */
const TAKEN_AWAY = [
  'publishing.unpublish',
  'publishing.unpublishTitle',
  'publishing.unpublished',
  'versions.takenAway',
] as const;

/** The phrases that a language expresses better without the word of their term. */
export const FREE: Readonly<Record<string, readonly string[]>> = {
  ja: TAKEN_AWAY,
  no: TAKEN_AWAY,
  sv: TAKEN_AWAY,
};

/** The English texts that are the same in another language, or a name that no language changes. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'ID',
    'Text',
    'Alias',
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
    'Version {version}: {title}',
    'Version',
    'Minute',
  ],
  es: ['OpenID', 'HTML'],
  fr: [
    '{width} × {height} pixels',
    'Action',
    'Page',
    'Pages',
    'Pages …',
    'Images',
    'Sections',
    'OpenID',
    'Versions',
    'HTML',
    'Description',
    'Code',
    'Site',
    'Source',
    'Collection',
    'Navigation',
    'Place {place}',
    'Places',
    'E-mail',
    'Menu',
    'Version {number}, {moment}',
    'Version {number}',
    'Version',
    'Minute',
    '{kind}, site {site}',
  ],
  ja: ['ID', 'OpenID', 'HTML'],
  ko: ['ID', 'OpenID', 'HTML'],
  no: ['ID', 'OpenID', 'HTML', 'Layout'],
  pt: ['OpenID', 'Tablet', 'HTML', 'Site', 'E-mail', 'Menu', '{kind}, site {site}'],
  sv: [
    'ID',
    'Text',
    'OpenID',
    'Block',
    'HTML',
    'Layout',
    'Version {number}, {moment}',
    'Version {number}',
    'Version {version}: {title}',
    'Version',
    'Process',
  ],
};
