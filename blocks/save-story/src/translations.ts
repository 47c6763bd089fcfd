import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Save story': {
    sv: 'Spara artikel',
    fr: 'Enregistrer l’article',
    no: 'Lagre sak',
    de: 'Artikel merken',
    es: 'Guardar artículo',
    ja: '記事を保存',
    ko: '기사 저장',
    pt: 'Guardar artigo',
  },
  'Save a story for later, with and without an account': {
    sv: 'Spara en artikel till senare, med eller utan konto',
    fr: 'Garder un article pour plus tard, avec ou sans compte',
    no: 'Lagre en sak til senere, med og uten konto',
    de: 'Einen Artikel für später merken, mit und ohne Konto',
    es: 'Guardar un artículo para después, con cuenta o sin ella',
    ja: '記事をあとで読むために保存します。アカウントがなくても使えます',
    ko: '기사를 나중에 읽도록 저장합니다. 계정이 없어도 됩니다',
    pt: 'Guardar um artigo para depois, com ou sem conta',
  },
  'Page of saved stories': {
    sv: 'Sida med sparade artiklar',
    fr: 'Page des articles enregistrés',
    no: 'Side med lagrede saker',
    de: 'Seite der Merkliste',
    es: 'Página de artículos guardados',
    ja: '保存した記事のページ',
    ko: '저장한 기사 페이지',
    pt: 'Página de artigos guardados',
  },
  'Where the link beside the button leads; left blank, there is none.': {
    sv: 'Dit länken bredvid knappen leder; lämnas fältet tomt visas ingen.',
    fr: 'Où mène le lien à côté du bouton ; laissé vide, il n’y en a pas.',
    no: 'Dit lenken ved siden av knappen leder; står feltet tomt, vises ingen.',
    de: 'Wohin der Link neben der Schaltfläche führt; bleibt das Feld leer, gibt es keinen.',
    es: 'Adónde lleva el enlace junto al botón; si se deja en blanco, no hay.',
    ja: 'ボタンの横のリンク先です。空欄なら表示しません。',
    ko: '버튼 옆의 링크가 이끄는 곳입니다. 비워 두면 나타나지 않습니다.',
    pt: 'Para onde leva a ligação ao lado do botão; em branco, não há.',
  },
};
