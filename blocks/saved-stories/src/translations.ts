import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Saved stories': {
    sv: 'Sparade artiklar',
    fr: 'Articles enregistrés',
    no: 'Lagrede saker',
    de: 'Merkliste',
    es: 'Artículos guardados',
    ja: '保存した記事',
    ko: '저장한 기사',
    pt: 'Artigos guardados',
  },
  'The stories that a reader has saved': {
    sv: 'Artiklarna en läsare har sparat',
    fr: 'Les articles qu’un lecteur a enregistrés',
    no: 'Sakene en leser har lagret',
    de: 'Die Artikel, die ein Leser gemerkt hat',
    es: 'Los artículos que un lector ha guardado',
    ja: '読者が保存した記事',
    ko: '독자가 저장한 기사',
    pt: 'Os artigos que um leitor guardou',
  },
  'Stands above the list; left blank, "Saved stories" in the language of the site.': {
    sv: 'Står ovanför listan; lämnas fältet tomt står det ”Sparade artiklar” på webbplatsens språk.',
    fr: 'Figure au-dessus de la liste ; laissé vide, « Articles enregistrés » dans la langue du site.',
    no: 'Står over listen; står feltet tomt, blir det «Lagrede saker» på nettstedets språk.',
    de: 'Steht über der Liste; bleibt das Feld leer, „Merkliste“ in der Sprache der Website.',
    es: 'Va sobre la lista; si se deja en blanco, «Artículos guardados» en el idioma del sitio.',
    ja: 'リストの上に表示します。空欄なら「保存した記事」をサイトの言語で表示します。',
    ko: '목록 위에 놓입니다. 비워 두면 ‘저장한 기사’가 사이트의 언어로 나옵니다.',
    pt: 'Fica por cima da lista; em branco, «Artigos guardados» na língua do site.',
  },
  'Offered to readers who are not signed in; left blank, there is no link.': {
    sv: 'Erbjuds läsare som inte är inloggade; lämnas fältet tomt visas ingen länk.',
    fr: 'Proposé aux lecteurs non connectés ; laissé vide, il n’y a pas de lien.',
    no: 'Tilbys lesere som ikke er logget inn; står feltet tomt, vises ingen lenke.',
    de: 'Wird Lesern angeboten, die nicht angemeldet sind; bleibt das Feld leer, gibt es keinen Link.',
    es: 'Se ofrece a lectores sin sesión iniciada; si se deja en blanco, no hay enlace.',
    ja: 'ログインしていない読者に表示します。空欄ならリンクはありません。',
    ko: '로그인하지 않은 독자에게 보입니다. 비워 두면 링크가 없습니다.',
    pt: 'Oferecida a leitores sem sessão iniciada; em branco, não há ligação.',
  },
};
